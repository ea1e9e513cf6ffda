import { Badge } from '@headstock/ui/badge';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { useShopDate } from '@headstock/i18n/use-shop-date';
import { handoverOf } from './handover.model.ts';
import type { ShownOrder } from './shown-order.ts';
import { usePlacedOrders } from './use-placed-orders.ts';
import type { PlacedLink } from './placed-orders.model.ts';

/** The order's number, or the thanks right after it was placed, with its state. Renders a `<div>`. */
export function OrderHeading({ order }: { readonly order: ShownOrder }) {
  const placed = usePlacedOrders(order);
  return (
    <div>
      {placed ? <Thanks order={order} also={placed} /> : <Title order={order} />}
      <About order={order} />
    </div>
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
  const values = { name, email, number: order.number ?? '', handover: handoverOf(order) };
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
  const date = useShopDate();
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
