import { readShot } from '@headstock/contracts/photographs';
import { useEmit } from '@headstock/event-bus/react';
import { GraphQLError, TransportError, useGraphQLClient } from '@headstock/graphql-client';
import { FormError } from '@headstock/ui/form-error';
import { Notice } from '@headstock/ui/notice';
import { TextButton } from '@headstock/ui/text-button';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useEditor } from './editor-context.ts';
import { fieldId } from './editor.model.ts';
import { AccountViewDeclineDocument, type ListingEditorQuery } from './listing-editor.generated.ts';

/** A view that buyers wait for. */
export type AskedView = NonNullable<ListingEditorQuery['listingEditor']>['askedViews'][number];

/** What buyers ask to see, and how it is answered: by a photograph that shows it, or by saying that there is none. Renders nothing without any. */
export function AskedViews({ loaded }: { readonly loaded: readonly AskedView[] }): ReactNode {
  const { id, document } = useEditor();
  const client = useGraphQLClient();
  const { formatMessage } = useIntl();
  const emit = useEmit();
  const [views, setViews] = useState(loaded);
  const [refusal, setRefusal] = useState<string | null>(null);
  if (views.length === 0) return null;
  const decline = async (shot: string): Promise<void> => {
    setRefusal(null);
    try {
      const { viewDecline } = await client.mutate(AccountViewDeclineDocument, { listingId: id, shot });
      if (viewDecline.success) {
        setViews((now) => now.filter((view) => view.shot !== shot));
        emit('notification/show', { message: formatMessage({ id: 'listingEditor.viewDeclined' }), tone: 'positive' });
        // The button is gone: whoever pressed it by keyboard goes on from the photographs.
        globalThis.document.getElementById(fieldId('photographs'))?.focus();
      } else setRefusal(viewDecline.message);
    } catch (error) {
      // The client has shown the error already.
      if (!(error instanceof GraphQLError || error instanceof TransportError)) throw error;
    }
  };
  const isThere = (shot: string): boolean => document.photographs.some((photograph) => photograph.shot === shot);
  return (
    <Notice>
      <p>
        <FormattedMessage id="listingEditor.asked" />
      </p>
      <ul>
        {views.map(({ shot, count }) => {
          const known = readShot(shot);
          const view = known ? formatMessage({ id: `listingEditor.shot.${known}` }) : shot;
          return (
            <li key={shot}>
              <FormattedMessage id="listingEditor.askedView" values={{ view, count }} />{' '}
              {isThere(shot) ? (
                <FormattedMessage id="listingEditor.askedThere" />
              ) : (
                <TextButton
                  aria-label={formatMessage({ id: 'listingEditor.declineViewLabel' }, { view })}
                  onClick={() => void decline(shot)}
                >
                  <FormattedMessage id="listingEditor.declineView" />
                </TextButton>
              )}
            </li>
          );
        })}
      </ul>
      {refusal !== null && <FormError alert>{refusal}</FormError>}
    </Notice>
  );
}
