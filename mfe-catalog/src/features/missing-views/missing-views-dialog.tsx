import styled from '@emotion/styled';
import { GraphQLError, TransportError, useGraphQLClient } from '@headstock/graphql-client';
import { Button } from '@headstock/ui/button';
import { Dialog } from '@headstock/ui/dialog';
import { FormError } from '@headstock/ui/form-error';
import { useEffect, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  CatalogMissingViewsDocument,
  type CatalogMissingViewsQuery,
  CatalogViewAskDocument,
} from './missing-views.generated.ts';

const List = styled.ul`
  border-block: 1px solid var(--hs-line);
  & > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 4px 16px;
    min-height: 52px;
    & + li {
      border-top: 1px solid var(--hs-line);
    }
  }
`;

/** What was asked for has no button any more: its answer takes the focus, and is read out by that. */
const takeFocus = (element: HTMLElement | null): void => element?.focus();

type Views = CatalogMissingViewsQuery['missingViews'];

/** Props of the dialog. */
export interface MissingViewsDialogProps {
  readonly itemId: string;
  readonly onClose: () => void;
}

/** The views that no picture of an item shows, each to be asked for with one click. Renders a `<dialog>`. */
export function MissingViewsDialog({ itemId, onClose }: MissingViewsDialogProps): ReactNode {
  const client = useGraphQLClient();
  const { formatMessage } = useIntl();
  const [views, setViews] = useState<Views | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [busy, setBusy] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [tries, setTries] = useState(1);
  const [answered, setAnswered] = useState<string | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    client.query(CatalogMissingViewsDocument, { itemId }, { signal: stop.signal, quiet: true, cache: false }).then(
      (answer) => setViews(answer.missingViews),
      () => setFailed(!stop.signal.aborted),
    );
    return () => stop.abort();
    // Each try asks anew.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [client, itemId, tries]);
  const retry = (): void => {
    setFailed(false);
    setTries(tries + 1);
  };
  const ask = async (shot: string): Promise<void> => {
    setBusy(shot);
    setRefusal(null);
    try {
      const { viewAsk } = await client.mutate(CatalogViewAskDocument, { itemId, shot });
      if (viewAsk.success) {
        setViews((now) => now && now.map((view) => (view.shot === shot ? { ...view, isAsked: true } : view)));
        setAnswered(shot);
      } else setRefusal(viewAsk.message);
    } catch (error) {
      // The client has shown the error already.
      if (!(error instanceof GraphQLError || error instanceof TransportError)) throw error;
    } finally {
      setBusy(null);
    }
  };
  return (
    <Dialog
      open
      size="sm"
      onClose={onClose}
      title={<FormattedMessage id="missingViews.title" />}
      closeLabel={formatMessage({ id: 'missingViews.close' })}
    >
      {hasFailed && (
        <>
          <FormError>
            <FormattedMessage id="missingViews.failed" />
          </FormError>
          <Button variant="outline" size="small" onClick={retry}>
            <FormattedMessage id="missingViews.retry" />
          </Button>
        </>
      )}
      {views === null && !hasFailed && (
        <p role="status">
          <FormattedMessage id="missingViews.loading" />
        </p>
      )}
      {views !== null && (
        <p className="hs-mute">
          <FormattedMessage id={views.length === 0 ? 'missingViews.none' : 'missingViews.lead'} />
        </p>
      )}
      {views !== null && views.length > 0 && (
        <List>
          {views.map(({ shot, isAsked, isDeclined }) => {
            const name = formatMessage({ id: `missingViews.shot.${shot}` });
            return (
              <li key={shot}>
                <span>{name}</span>
                {isAsked || isDeclined ? (
                  <span ref={answered === shot ? takeFocus : undefined} className="hs-small hs-mute" tabIndex={-1}>
                    <FormattedMessage id={isAsked ? 'missingViews.asked' : 'missingViews.declined'} />
                  </span>
                ) : (
                  <Button
                    variant="outline"
                    size="small"
                    busy={busy === shot}
                    disabled={busy !== null && busy !== shot}
                    aria-label={formatMessage({ id: 'missingViews.askFor' }, { view: name })}
                    onClick={() => void ask(shot)}
                  >
                    <FormattedMessage id="missingViews.ask" />
                  </Button>
                )}
              </li>
            );
          })}
        </List>
      )}
      {refusal !== null && <FormError alert>{refusal}</FormError>}
    </Dialog>
  );
}
