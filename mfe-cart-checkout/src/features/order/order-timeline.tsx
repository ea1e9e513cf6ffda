import styled from '@emotion/styled';
import { down } from '@headstock/ui/breakpoints';
import { FormattedMessage, useIntl } from 'react-intl';
import { useMoney } from '#mfe-cart-checkout/features/cart/use-money.ts';
import { timelineOf, type TimelineStep } from './timeline.model.ts';
import { useShopDate } from '@headstock/i18n/use-shop-date';
import type { ShownOrder } from './shown-order.ts';
import { useIsBuyer } from './use-is-buyer.ts';

const Root = styled.ol`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  margin-bottom: clamp(24px, 3vw, 40px);
  & > li {
    padding: 14px 16px 0 0;
    border-top: 3px solid var(--hs-line);
    color: var(--hs-ink-3);
    font-size: var(--hs-t-small);
    &[data-done] {
      border-top-color: var(--hs-ink);
      color: var(--hs-ink-2);
    }
    &[data-next] {
      border-top-color: var(--hs-plush);
    }
  }
  & b,
  & span {
    display: block;
  }
  & b {
    font-size: 1rem;
    font-weight: 600;
  }
  & > [data-done] b,
  & > [data-next] b {
    color: var(--hs-ink);
  }
  ${down('tablet')} {
    grid-auto-flow: row;
    & > li {
      padding: 2px 0 14px 16px;
      border-top: 0;
      border-left: 3px solid var(--hs-line);
      &[data-done] {
        border-left-color: var(--hs-ink);
      }
      &[data-next] {
        border-left-color: var(--hs-plush);
      }
    }
  }
  @media print {
    grid-auto-flow: column;
  }
`;

/** How far the order has come, and what it waits for. Renders an `<ol>`. */
export function OrderTimeline({ order }: { readonly order: ShownOrder }) {
  const intl = useIntl();
  return (
    <Root aria-label={intl.formatMessage({ id: 'order.timeline' })}>
      {timelineOf(order).map((step) => (
        <Step key={step.key} step={step} order={order} />
      ))}
    </Root>
  );
}

/** What staff has set another price for: lines, and shipping under the given name. */
function staffPrices({ priceChanges, shippingChange }: ShownOrder, shipping: string) {
  const lines = priceChanges.map(({ lineItemId, listed, ...change }) => ({
    ...change,
    key: lineItemId,
    before: listed,
  }));
  if (!shippingChange) return lines;
  const { quoted, ...change } = shippingChange;
  return [...lines, { ...change, key: 'shipping', title: shipping, before: quoted }];
}

function Step({ step, order }: { readonly step: TimelineStep; readonly order: ShownOrder }) {
  const { key, at, cents, isNext } = step;
  const intl = useIntl();
  const money = useMoney(order.subTotal.currency.iso);
  const date = useShopDate();
  const { shipment } = order;
  const isBuyer = useIsBuyer(order);
  return (
    <li data-done={at ? '' : undefined} data-next={isNext ? '' : undefined} aria-current={isNext ? 'step' : undefined}>
      <b>
        <FormattedMessage id={key === 'toDeliver' && !isBuyer ? 'order.step.toDeliverSold' : `order.step.${key}`} />
      </b>
      {at && <span>{date(at, 'day')}</span>}
      {cents !== undefined && (
        <span className="hs-num">
          {at ? (
            money(cents, 'always')
          ) : (
            <FormattedMessage id="order.stillToPay" values={{ amount: money(cents, 'always') }} />
          )}
        </span>
      )}
      {key === 'repriced' &&
        staffPrices(order, intl.formatMessage({ id: 'order.shipping' })).map((change) => (
          <span key={change.key} data-print="hide">
            <FormattedMessage
              id={change.reason ? 'order.repriced' : 'order.repricedPlain'}
              values={{
                title: change.title,
                listed: change.before ? money(change.before.amountCents, 'always') : '–',
                price: money(change.price.amountCents, 'always'),
                reason: change.reason,
              }}
            />
            {change.author && ` · ${change.author}`}
          </span>
        ))}
      {key === 'shipped' && shipment?.trackingUrl && (
        <a href={shipment.trackingUrl} rel="noreferrer" data-print="hide">
          <FormattedMessage id="order.follow" />
        </a>
      )}
    </li>
  );
}
