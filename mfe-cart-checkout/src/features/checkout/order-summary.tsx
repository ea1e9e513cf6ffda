import styled from '@emotion/styled';
import { toneOf } from '@headstock/commerce-client/item';
import { pictureOf } from '@headstock/commerce-client/item-picture';
import { down } from '@headstock/ui/breakpoints';
import { ChevronDownIcon } from '@headstock/ui/icons/chevron-down';
import { LockIcon } from '@headstock/ui/icons/lock';
import { LocalPrice } from '@headstock/ui/local-price';
import { FormattedMessage } from 'react-intl';
import { itemCount, sumOf, variantOf } from '#mfe-cart-checkout/features/cart/cart.model.ts';
import { type PricedLineItem } from '@headstock/commerce-client/cart';
import { LineItemPicture } from '#mfe-cart-checkout/features/cart/line-item-picture.tsx';
import { SumList } from '#mfe-cart-checkout/features/cart/sum-list.tsx';
import { SummaryBox } from '#mfe-cart-checkout/features/cart/summary-box.tsx';
import { useMoney } from '#mfe-cart-checkout/features/cart/use-money.ts';
import { useSumRows } from '#mfe-cart-checkout/features/cart/use-sum-rows.tsx';
import { PaymentPlanSums } from './payment-plan-sums.tsx';
import { needsDelivery } from './checkout-steps.model.ts';
import type { CheckoutOrder } from './checkout-data.ts';

const Fold = styled.details`
  display: none;
  margin-top: 16px;
  border: 1px solid var(--hs-line);
  border-radius: var(--hs-r-control);
  background: var(--hs-surface);
  ${down('desktop')} {
    display: block;
  }
  & > summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    min-height: 52px;
    padding: 0 16px;
    font-weight: 600;
    cursor: pointer;
    list-style: none;
    &::-webkit-details-marker {
      display: none;
    }
    & > span {
      display: inline-flex;
      align-items: center;
      gap: 8px;
    }
    & > b {
      font: 400 1.5rem/1 var(--hs-serif);
    }
  }
  &[open] > summary svg {
    transform: rotate(180deg);
  }
  & > div {
    padding: 8px 16px 20px;
    & > small {
      margin-top: 10px;
    }
  }
`;

const Aside = styled(SummaryBox)`
  position: sticky;
  top: 24px;
  ${down('desktop')} {
    display: none;
  }
`;

const Group = styled.section`
  margin-bottom: 16px;
  padding-bottom: 16px;
  border-bottom: 1px solid var(--hs-line);
  & > h3 {
    margin-bottom: 12px;
    font: 600 var(--hs-t-small) / 1.4 var(--hs-sans);
    letter-spacing: 0;
  }
  & > dl {
    margin-top: 12px;
  }
`;

const Lines = styled.ul`
  display: grid;
  gap: 14px;
  & > li {
    display: grid;
    grid-template-columns: 64px minmax(0, 1fr) auto;
    align-items: center;
    gap: 14px;
    font-size: 0.9375rem;
    line-height: 1.35;
    & > b {
      text-align: end;
    }
  }
`;

/** Props of the folded summary. */
export interface CollapsibleOrderSummaryProps {
  readonly orders: readonly CheckoutOrder[];
  /** Unfolded at first: at the end everything is to be seen. */
  readonly open: boolean;
}

/** What is bought and what it costs, folded under the neck where there is no room beside the form. */
export function CollapsibleOrderSummary({ orders, open }: CollapsibleOrderSummaryProps) {
  const money = useMoney(orders[0]?.subTotal.currency.iso);
  return (
    <Fold key={String(open)} open={open}>
      <summary>
        <span>
          <FormattedMessage id="checkout.yourOrder" values={{ count: itemCount(orders) }} />
          <ChevronDownIcon size="small" />
        </span>
        <b className="hs-num">{money(sumOf(orders, 'total'), 'always')}</b>
      </summary>
      <div>
        <SummaryContent orders={orders} />
      </div>
    </Fold>
  );
}

/** What is bought and what it costs, beside the form. Renders an `<aside>`. */
export function OrderSummary({ orders }: { readonly orders: readonly CheckoutOrder[] }) {
  return (
    <Aside aria-labelledby="order-summary">
      <h2 id="order-summary">
        <FormattedMessage id="checkout.summary" />
      </h2>
      <SummaryContent orders={orders} />
    </Aside>
  );
}

/** Whether shipping and tax of every order are known, so that the total is what is paid. */
function isPriced(orders: readonly CheckoutOrder[]): boolean {
  return orders.every((order) => !needsDelivery(order) || (order.shippingMethod !== null && order.shipOption !== null));
}

function SummaryContent({ orders }: { readonly orders: readonly CheckoutOrder[] }) {
  const rows = useSumRows(orders, 'checkout.withAddress');
  return (
    <>
      {orders.map((order) => (
        <SummaryGroup key={order.id} order={order} alone={orders.length === 1} />
      ))}
      <SumList rows={rows} />
      <PaymentPlanSums dueCents={sumOf(orders, 'amountRemaining')} />
      <LocalPrice kind="pay" cents={sumOf(orders, 'total')} />
      {isPriced(orders) && <TotalPromise />}
    </>
  );
}

/** What one seller sells, with what it comes to by itself where there is more than one. Renders a `<section>`. */
function SummaryGroup({ order, alone }: { readonly order: CheckoutOrder; readonly alone: boolean }) {
  const rows = useSumRows([order], 'checkout.withAddress');
  const { displayName } = order.seller;
  return (
    <Group aria-label={displayName}>
      {alone ? null : (
        <h3>
          <FormattedMessage id="cart.from" values={{ seller: displayName }} />
        </h3>
      )}
      <Lines>
        {order.lineItems.map((line) => (
          <SummaryLineItem key={line.id} line={line} />
        ))}
      </Lines>
      {alone ? null : <SumList rows={rows} small />}
    </Group>
  );
}

function SummaryLineItem({ line }: { readonly line: PricedLineItem }) {
  const money = useMoney();
  const { item } = line.listing;
  const variant = variantOf(item);
  return (
    <li>
      <LineItemPicture imageId={pictureOf(item)} backdrop={toneOf(item.backdrop)} sizes="64px" />
      <span>
        <b>{item.title}</b>
        <br />
        <span className="hs-mute">
          {variant}
          {line.quantity > 1 && (
            <>
              {' '}
              <FormattedMessage id="cart.count" values={{ count: line.quantity }} />
            </>
          )}
        </span>
      </span>
      <b className="hs-num">
        {money(line.amount.amountCents)}
        <LocalPrice cents={line.amount.amountCents} />
      </b>
    </li>
  );
}

const Guard = styled.p`
  display: flex;
  gap: 8px;
  margin-top: 16px;
  & > svg {
    flex: none;
    margin-top: 1px;
  }
`;

/** The promise that nothing but the shown total is charged. Renders a `<p>`. */
export function TotalPromise() {
  return (
    <Guard className="hs-small hs-mute">
      <LockIcon size="small" />
      <FormattedMessage id="checkout.guard" />
    </Guard>
  );
}
