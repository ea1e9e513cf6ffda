import { PageBody } from '@headstock/ui/page-body';
import { Notice } from '@headstock/ui/notice';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { pathOfOrder } from '#mfe-cart-checkout/features/order/order-links.ts';
import type { PlainCheckoutData } from './plain-checkout-data.ts';

/** Props of the page of orders that were placed together. */
export interface PlacedOrdersProps {
  readonly orders: PlainCheckoutData['plainCheckout']['placed'];
}

/** What was bought of several sellers at once: one order of each, with the way to it. */
export function PlacedOrders({ orders }: PlacedOrdersProps) {
  return (
    <PageBody>
      <h1 className="hs-1">
        <FormattedMessage id="plainCheckout.placed" />
      </h1>
      <Notice tone="good">
        <FormattedMessage id="plainCheckout.placedNote" values={{ count: orders.length }} />
      </Notice>
      <ul>
        {orders.map(({ id, number, guestKey }) => (
          <li key={id}>
            <Link to={pathOfOrder(id, guestKey)}>
              <FormattedMessage id="plainCheckout.order" values={{ number }} />
            </Link>
          </li>
        ))}
      </ul>
    </PageBody>
  );
}
