import styled from '@emotion/styled';
import { lazyWithMessages } from '@headstock/i18n/lazy-with-messages';
import { sessionAtom } from '@headstock/event-bus';
import { useEmit } from '@headstock/event-bus/react';
import { Button } from '@headstock/ui/button';
import { useAtomValue } from 'jotai';
import { PrinterIcon } from '@headstock/ui/icons/printer';
import { Suspense, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useSearchParams } from 'react-router';
import { handoverOf } from '#mfe-cart-checkout/features/order/handover.model.ts';
import {
  contactAbout,
  messagesAbout,
  orderDocuments,
  pathOfOrder,
} from '#mfe-cart-checkout/features/order/order-links.ts';
import { checkoutMessages, orderActionsMessages, paymentMessages } from '#mfe-cart-checkout/messages/load-messages.ts';
import type { OpenAction } from './open-action.ts';
import type { ShownOrder } from '#mfe-cart-checkout/features/order/shown-order.ts';

const Root = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 10px 14px;
  margin-bottom: clamp(28px, 4vw, 48px);
  & > .links {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 20px;
    font-size: var(--hs-t-small);
    & > a {
      display: inline-flex;
      align-items: center;
      min-height: 44px;
    }
  }
`;

const Dialogs = lazyWithMessages(
  async () => (await import(/* webpackChunkName: "order-actions" */ './action-dialogs.tsx')).ActionDialogs,
  [orderActionsMessages, checkoutMessages, paymentMessages],
);

type Action = ShownOrder['viewerActions'][number];

/** Actions with a button of their own, in this order. The label is `order.action.{kind}`. */
const buttons: readonly {
  readonly action: Action;
  readonly kind: Exclude<OpenAction['kind'], 'return' | 'cancelReturn'>;
}[] = [
  { action: 'PAY', kind: 'pay' },
  { action: 'CLAIM', kind: 'claim' },
  { action: 'SHIP', kind: 'ship' },
  { action: 'DELIVER', kind: 'deliver' },
  { action: 'SET_TRACKING', kind: 'tracking' },
  { action: 'REFUND', kind: 'refund' },
  { action: 'SET_PEOPLE', kind: 'contact' },
  { action: 'SET_PEOPLE', kind: 'salesperson' },
  { action: 'CANCEL', kind: 'cancel' },
];

/** The state of the open act; give `open` to what opens one, render `dialog` once. */
export function useOrderActions(order: ShownOrder) {
  const [act, setAct] = useState<OpenAction | null>(null);
  const dialog = act && (
    <Suspense>
      <Dialogs action={act} order={order} onClose={() => setAct(null)} />
    </Suspense>
  );
  return { open: setAct, dialog };
}

/** What the viewer can do about the order, and its documents. Not in print. Renders a `<section>`. */
export function OrderActions({
  order,
  onAct,
}: {
  readonly order: ShownOrder;
  readonly onAct: (act: OpenAction) => void;
}) {
  const intl = useIntl();
  const key = useSearchParams()[0].get('key');
  const number = order.number ?? '';
  const emit = useEmit();
  const { account } = useAtomValue(sessionAtom);
  // Buyer and seller write to each other. A guest's link and staff have no thread.
  const isParty = account !== null && (!account.isAdmin || account.id === order.seller.id);
  const hasParcel = handoverOf(order) !== 'service';
  const documents = orderDocuments.filter((kind) => kind !== 'packing-slip' || hasParcel);
  const hasThread = isParty && key === null && order.completedAt !== null;
  return (
    <Root data-print="hide" aria-label={intl.formatMessage({ id: 'order.actions' })}>
      {buttons
        .filter(({ action }) => order.viewerActions.includes(action))
        .map(({ kind, action }) => (
          <Button
            key={kind}
            size="small"
            variant={action === 'PAY' || action === 'SHIP' || action === 'DELIVER' ? 'plush' : 'outline'}
            onClick={() => {
              if (kind === 'claim' && account === null) emit('auth/open', { onSignedIn: () => onAct({ kind }) });
              else onAct({ kind });
            }}
          >
            <FormattedMessage id={`order.action.${kind}`} />
          </Button>
        ))}
      {account !== null && order.viewerActions.includes('CANCEL') && (
        <noscript>
          <Button as={Link} variant="outline" size="small" to={`/plain/cancel?id=${order.id}`}>
            <FormattedMessage id="order.action.cancel" />
          </Button>
        </noscript>
      )}
      <Button variant="outline" size="small" onClick={() => window.print()}>
        <PrinterIcon size="small" />
        <FormattedMessage id="order.print" />
      </Button>
      <div className="links">
        {documents.map((kind) => (
          <Link key={kind} to={pathOfOrder(order.id, key, kind)}>
            <FormattedMessage id={`order.document.${kind}`} />
          </Link>
        ))}
        {hasThread && (
          <Link to={messagesAbout(order.id)}>
            <FormattedMessage id="order.messages" />
          </Link>
        )}
        <Link to={contactAbout(number)}>
          <FormattedMessage id="order.wrong" />
        </Link>
      </div>
    </Root>
  );
}
