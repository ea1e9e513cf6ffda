import { Button } from '@headstock/ui/button';
import { Field } from '@headstock/ui/field';
import { Notice } from '@headstock/ui/notice';
import { Select } from '@headstock/ui/select';
import { TextInput } from '@headstock/ui/text-input';
import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link, useNavigate } from 'react-router';
import { Moment } from '#mfe-admin/features/moment/moment.tsx';
import { DraftClock } from './draft-clock.tsx';
import {
  type DraftOrderWholeFragment,
  DraftOrdersExtendDocument,
  DraftOrdersMailDocument,
  DraftOrdersRemoveDocument,
  DraftOrdersTakeDocument,
} from './draft-orders.generated.ts';
import { DraftSection } from './draft-section.tsx';
import { draftsList } from './drafts-list.ts';
import { useDraftChange } from './use-draft-change.ts';

const never = () => () => undefined;
const hoursOffered = [4, 24, 48, 168, 336] as const;

/** What is done with a draft as a whole: held longer, mailed, taken to the counter, deleted. Renders a `<section>`. */
export function DraftActions({ draft }: { readonly draft: DraftOrderWholeFragment }): ReactNode {
  const navigate = useNavigate();
  const { change, isBusy, refusal } = useDraftChange();
  const [hours, setHours] = useState<number>(48);
  const [isAsking, setAsking] = useState(false);
  const origin = useSyncExternalStore(
    never,
    () => window.location.origin,
    () => '',
  );
  const { id, version, state, expiresAt, sentAt, hasCustomer, path } = draft;
  const seen = { id, version };
  const quiet = { quiet: true } as const;
  const isLive = state === 'OPEN' || state === 'SENT';
  const canHold = isLive || state === 'EXPIRED';
  const mail = () =>
    change(async (client) => (await client.mutate(DraftOrdersMailDocument, seen, quiet)).draftOrderMail);
  const extend = () =>
    change(
      async (client) => (await client.mutate(DraftOrdersExtendDocument, { ...seen, hours }, quiet)).draftOrderExtend,
    );
  const take = async (): Promise<void> => {
    const done = await change(
      async (client) => (await client.mutate(DraftOrdersTakeDocument, seen, quiet)).draftOrderTake,
    );
    // The checkout is another remote's page, which reads the cart anew.
    if (done) window.location.assign('/checkout');
  };
  const remove = async (): Promise<void> => {
    const done = await change(
      async (client) => (await client.mutate(DraftOrdersRemoveDocument, seen, quiet)).draftOrderRemove,
    );
    if (done) await navigate(draftsList.path);
  };
  return (
    <DraftSection title="drafts.next" refusal={refusal}>
      {isLive && (
        <p role="timer" aria-live="off">
          <FormattedMessage
            id="drafts.heldUntil"
            values={{ moment: <Moment iso={expiresAt} />, clock: <DraftClock until={expiresAt} /> }}
          />
        </p>
      )}
      {state === 'EXPIRED' && (
        <Notice tone="warn">
          <FormattedMessage id="drafts.expired" />
        </Notice>
      )}
      {sentAt && (
        <p className="hs-mute">
          <FormattedMessage id="drafts.sentAt" values={{ moment: <Moment iso={sentAt} /> }} />
        </p>
      )}
      {state === 'AT_COUNTER' && (
        <p>
          <FormattedMessage id="drafts.atCounter" />
        </p>
      )}
      {state === 'CLAIMED' && (
        <p>
          <FormattedMessage id="drafts.claimed" />
        </p>
      )}
      {state === 'PLACED' && (
        <Button as={Link} to={`/orders/${id}`}>
          <FormattedMessage id="drafts.openOrder" />
        </Button>
      )}
      {isLive && (
        <div className="acts">
          <Button busy={isBusy} disabled={!hasCustomer} onClick={() => void mail()}>
            <FormattedMessage id={state === 'SENT' ? 'drafts.mailAgain' : 'drafts.mail'} />
          </Button>
          <Button variant="outline" busy={isBusy} onClick={() => void take()}>
            <FormattedMessage id="drafts.take" />
          </Button>
        </div>
      )}
      {state === 'OPEN' && !hasCustomer && (
        <p className="hs-mute">
          <FormattedMessage id="drafts.customerFirst" />
        </p>
      )}
      {state === 'SENT' && (
        <Field label={<FormattedMessage id="drafts.link" />} hint={<FormattedMessage id="drafts.linkHint" />}>
          <TextInput readOnly value={origin + path} onFocus={({ target }) => target.select()} />
        </Field>
      )}
      {canHold && (
        <>
          <Field label={<FormattedMessage id="drafts.holdFor" />}>
            <Select value={String(hours)} onChange={({ target }) => setHours(Number(target.value))}>
              {hoursOffered.map((each) => (
                <option key={each} value={each}>
                  <FormattedMessage id="drafts.hours" values={{ hours: each, days: each / 24 }} />
                </option>
              ))}
            </Select>
          </Field>
          <div className="acts">
            <Button size="small" variant="outline" busy={isBusy} onClick={() => void extend()}>
              <FormattedMessage id="drafts.extend" />
            </Button>
            {!isAsking && (
              <Button size="small" variant="quiet" onClick={() => setAsking(true)}>
                <FormattedMessage id="drafts.remove" />
              </Button>
            )}
          </div>
        </>
      )}
      {isAsking && (
        <Notice tone="warn" live>
          <p>
            <FormattedMessage id="drafts.removeSure" />
          </p>
          <div className="acts">
            <Button size="small" busy={isBusy} onClick={() => void remove()}>
              <FormattedMessage id="drafts.remove" />
            </Button>
            <Button size="small" variant="quiet" onClick={() => setAsking(false)}>
              <FormattedMessage id="drafts.cancel" />
            </Button>
          </div>
        </Notice>
      )}
    </DraftSection>
  );
}
