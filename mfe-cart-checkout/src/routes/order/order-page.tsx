import styled from '@emotion/styled';
import { PageHead } from '@headstock/i18n/page-head';
import { down } from '@headstock/ui/breakpoints';
import { Badge } from '@headstock/ui/badge';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLoaderData, useLocation } from 'react-router';
import { useHydrated } from '#mfe-cart-checkout/features/storage/use-tab-storage.ts';
import { useDate } from '#mfe-cart-checkout/features/order/use-date.ts';
import { useTellPurchase } from '#mfe-cart-checkout/features/order/use-track-purchase.ts';
import { OrderActs, useOrderActs } from '#mfe-cart-checkout/features/order-actions/order-actions.tsx';
import { OrderFacts } from '#mfe-cart-checkout/features/order/order-facts.tsx';
import { OrderLines } from '#mfe-cart-checkout/features/order/order-line-items.tsx';
import { OrderSums } from '#mfe-cart-checkout/features/order/order-sums.tsx';
import { OrderTimeline } from '#mfe-cart-checkout/features/order/order-timeline.tsx';
import { placedOf, type PlacedLink } from '#mfe-cart-checkout/features/order/placed-orders.model.ts';
import { useUnpaid } from '#mfe-cart-checkout/features/order-actions/use-failed-payment.ts';
import type { loader, ShownOrder } from './order-loader.ts';

export { loader } from './order-loader.ts';

const Root = styled.div`
  padding-block: clamp(28px, 4vw, 56px) 96px;
  & > header {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    justify-content: space-between;
    gap: 12px 32px;
    margin-bottom: clamp(24px, 3vw, 40px);
    & h1 .number {
      white-space: nowrap;
    }
    & .hs-lead {
      margin-top: 10px;
    }
    & .about {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 6px 14px;
      margin-top: 10px;
    }
  }
  & > .cols {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 400px;
    align-items: start;
    gap: clamp(32px, 5vw, 80px);
    ${down('desktop')} {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  @media print {
    padding-block: 0;
    & > .cols {
      grid-template-columns: minmax(0, 1fr) 7cm;
      gap: 1cm;
    }
  }
`;

/** The other orders of the same payment, when the shopper comes straight from the checkout; null otherwise and on the server. */
function usePlaced(order: ShownOrder): readonly PlacedLink[] | null {
  const state: unknown = useLocation().state;
  const hydrated = useHydrated();
  return hydrated ? placedOf(state, order.id) : null;
}

/** `/orders/:id`: what was bought, where it goes and how it was paid. */
export function Component() {
  const order = useLoaderData<typeof loader>();
  const placed = usePlaced(order);
  useTellPurchase(order);
  const intl = useIntl();
  const acts = useOrderActs(order);
  useUnpaid(acts.open);
  return (
    <Root className="hs-wrap">
      <PageHead title={intl.formatMessage({ id: 'order.title' }, { number: order.number ?? '' })} />
      <header>
        <div>
          {placed ? <Thanks order={order} also={placed} /> : <Title order={order} />}
          <About order={order} />
        </div>
      </header>
      {order.completedAt && <OrderTimeline order={order} />}
      <OrderActs order={order} onAct={acts.open} />
      <div className="cols">
        <div>
          <OrderLines order={order} onAct={acts.open} />
          <OrderFacts order={order} />
        </div>
        <OrderSums order={order} />
      </div>
      {acts.dialog}
    </Root>
  );
}

function Title({ order }: { readonly order: ShownOrder }) {
  return (
    <h1 className="hs-title">
      <FormattedMessage id="order.title" values={{ number: <span className="number">{order.number}</span> }} />
    </h1>
  );
}

function thanksNoteOf({ paymentState, contact }: ShownOrder): string {
  if (paymentState !== 'PAID') return 'order.thanksNoteOwing';
  return contact?.email ? 'order.thanksNote' : 'order.thanksNotePlain';
}

function Thanks({ order, also }: { readonly order: ShownOrder; readonly also: readonly PlacedLink[] }) {
  const name = order.contact?.firstName;
  const email = order.contact?.email;
  const values = { name, email, number: order.number ?? '' };
  return (
    <>
      <h1 className="hs-title">
        <FormattedMessage id={name ? 'order.thanks' : 'order.thanksPlain'} values={values} />
      </h1>
      <p className="hs-lead">
        <FormattedMessage id={thanksNoteOf(order)} values={values} />
      </p>
      {also.length > 0 && (
        <p>
          <FormattedMessage id="order.also" />{' '}
          {also.map(({ id, number, path }) => (
            <span key={id}>
              <Link to={path}>{number}</Link>{' '}
            </span>
          ))}
        </p>
      )}
    </>
  );
}

const tones = { UNPAID: 'warn', PARTIALLY_PAID: 'warn', PAID: 'good', REFUNDED: 'plain' } as const;

function About({ order }: { readonly order: ShownOrder }) {
  const date = useDate();
  return (
    <p className="about hs-mute">
      <Badge tone={order.cancelledAt ? 'bad' : tones[order.paymentState]}>
        <FormattedMessage id={`order.state.${order.cancelledAt ? 'CANCELLED' : order.paymentState}`} />
      </Badge>
      {order.completedAt && (
        <span>
          <FormattedMessage id="order.placedOn" values={{ date: date(order.completedAt, 'day') }} />
        </span>
      )}
      <span>
        <FormattedMessage id="order.soldBy" values={{ seller: order.seller.displayName }} />
      </span>
    </p>
  );
}
