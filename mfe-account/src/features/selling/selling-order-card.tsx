import { useShopDate } from '@headstock/i18n/use-shop-date';
import { Badge } from '@headstock/ui/badge';
import { Button } from '@headstock/ui/button';
import { Heading } from '@headstock/ui/heading';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { ItemLink } from '#mfe-account/features/list-page/item-link.tsx';
import { ItemPicture } from '#mfe-account/features/list-page/item-picture.tsx';
import { pdfOfOrder } from '#mfe-account/features/list-page/order-links.ts';
import { RowCard } from '#mfe-account/features/list-page/row-card.tsx';
import { TrackingLine } from '#mfe-account/features/list-page/tracking-line.tsx';
import { PayoutStateLine } from './payout-state.tsx';
import { buyerName, type SellingRow } from './selling-order.model.ts';
import { SellingMoney } from './selling-money.tsx';

const tones = { UNPAID: 'plain', TO_SHIP: 'warn', SHIPPED: 'plush', DELIVERED: 'good', CANCELLED: 'plain' } as const;

/** Acts that the order's page opens by the end of its address. */
const acts = [
  ['SHIP', 'ship'],
  ['DELIVER', 'deliver'],
  ['SET_TRACKING', 'tracking'],
] as const;

/** Props of the card. */
export interface SellingOrderCardProps {
  readonly row: SellingRow;
  /** Names the seller too: an admin looks at the orders of all. */
  readonly withSeller: boolean;
}

/** A sold order with everything that its seller can do about it. Renders an `<li>`. */
export function SellingOrderCard({ row, withSeller }: SellingOrderCardProps): ReactNode {
  const { locale, formatMessage } = useIntl();
  const formatDate = useShopDate();
  const { order, stage, shipBy, isOverdue } = row;
  const number = order.number ?? order.reference;
  const path = `/orders/${order.id}`;
  const act = acts.find(
    ([action]) => order.viewerActions.includes(action) && (action !== 'SET_TRACKING' || order.shipDate !== null),
  );
  return (
    <RowCard>
      <header>
        <Heading level={2} step="3">
          <Link to={path}>
            <FormattedMessage id="lists.purchase.order" values={{ number }} />
          </Link>
        </Heading>
        <Badge tone={tones[stage]}>
          <FormattedMessage id={`selling.badge.${stage}`} />
        </Badge>
        <p>
          <FormattedMessage
            id={withSeller ? 'selling.soldBy' : 'selling.sold'}
            values={{
              day: order.completedAt ? formatDate(order.completedAt, 'day') : '',
              buyer: buyerName(row) ?? formatMessage({ id: 'selling.guest' }),
              seller: order.seller.displayName,
            }}
          />
        </p>
      </header>
      {shipBy && (
        <p className="where">
          {isOverdue && (
            <Badge tone="bad">
              <FormattedMessage id="selling.overdue" />
            </Badge>
          )}{' '}
          <b>
            <FormattedMessage
              id={isOverdue ? 'selling.wasDue' : 'selling.shipBy'}
              values={{ moment: formatDate(shipBy, 'moment') }}
            />
          </b>
        </p>
      )}
      <ul>
        {order.lineItems.map(({ id, quantity, returnRequest, listing: { item } }) => (
          <li key={id}>
            <ItemPicture item={item} />
            <div>
              <ItemLink item={item}>{item.title}</ItemLink>
              {quantity > 1 && <p className="hs-mute hs-num">× {quantity}</p>}
            </div>
            {returnRequest && (
              <Button
                as={Link}
                variant="quiet"
                size="small"
                to={`/profile/selling/returns/${returnRequest.id}`}
                aria-label={formatMessage(
                  { id: 'selling.returnLabel' },
                  { state: returnRequest.state, title: item.title },
                )}
              >
                <FormattedMessage id="selling.return" values={{ state: returnRequest.state }} />
              </Button>
            )}
          </li>
        ))}
      </ul>
      <TrackingLine
        sentAt={order.shipDate}
        arrivedAt={order.shipment?.deliveredAt ?? null}
        carrier={order.shipment?.carrierName ?? null}
        number={order.shipment?.trackingNumber ?? null}
        url={order.shipment?.trackingUrl ?? null}
      />
      <SellingMoney order={row} />
      <PayoutStateLine {...row} />
      <footer>
        {act && (
          <Button as={Link} size="small" variant={act[0] === 'SHIP' ? 'plush' : 'outline'} to={`${path}#${act[1]}`}>
            <FormattedMessage id={`selling.do.${act[0]}`} />
          </Button>
        )}
        {order.canRate && (
          <Button
            as={Link}
            size="small"
            variant="outline"
            to={`/profile/feedback/${order.id}`}
            aria-label={formatMessage({ id: 'selling.rateLabel' }, { number })}
          >
            <FormattedMessage id="selling.rate" />
          </Button>
        )}
        <a
          href={pdfOfOrder(order.id, 'packing-slip', locale)}
          aria-label={formatMessage({ id: 'selling.slipLabel' }, { number })}
        >
          <FormattedMessage id="selling.slip" />
        </a>
      </footer>
    </RowCard>
  );
}
