import styled from '@emotion/styled';
import { Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import type { CartOrder } from '@headstock/commerce-client/cart';
import { SumList } from './sum-list.tsx';
import type { Removals } from './use-removals.ts';
import { useSumRows } from './use-sum-rows.tsx';
import { CartLineItem } from './cart-line-item.tsx';
import type { StaffTools } from '#mfe-cart-checkout/features/staff-tools/use-staff-tools.ts';

const Root = styled.section`
  & + & {
    margin-top: 40px;
  }
  & > h2 {
    margin-bottom: 16px;
    font: 600 var(--hs-t-body) / 1.4 var(--hs-sans);
    letter-spacing: 0;
  }
  & > ul {
    border-bottom: 1px solid var(--hs-line);
  }
  & > .sum {
    width: min(100%, 400px);
    margin: 18px 0 0 auto;
  }
`;

/** Props of a seller's block. */
export interface CartOrderBlockProps {
  readonly order: CartOrder;
  /** The only seller in the cart: then each line says who sells it, and the block needs no heading. */
  readonly alone: boolean;
  readonly onRemove: Removals['remove'];
  /** What only admins see and do; null for everybody else. */
  readonly staffTools: StaffTools | null;
}

/** What one seller has in the cart; becomes one order. Renders a `<section>`. */
export function CartOrderBlock({ order, alone, onRemove, staffTools }: CartOrderBlockProps) {
  const { displayName } = order.seller;
  return (
    <Root aria-label={displayName}>
      {alone ? null : (
        <h2>
          <FormattedMessage id="cart.from" values={{ seller: displayName }} />
        </h2>
      )}
      <ul>
        {order.lineItems.map((line) => (
          <CartLineItem
            key={line.id}
            orderId={order.id}
            line={line}
            heading={alone ? 'h2' : 'h3'}
            seller={alone ? displayName : null}
            onRemove={() => onRemove(order.id, line)}
            staffTools={staffTools}
          />
        ))}
      </ul>
      {alone ? null : <OrderSum order={order} />}
      {staffTools && (
        <Suspense>
          <staffTools.OrderDesk order={order} />
        </Suspense>
      )}
    </Root>
  );
}

/** What is known before the delivery is. */
const known = new Set(['subTotal', 'discount']);

/** What this order comes to by itself. Renders a `<div>`. */
function OrderSum({ order }: { readonly order: CartOrder }) {
  const rows = useSumRows([order], 'cart.atCheckout');
  return (
    <div className="sum">
      <SumList rows={rows.filter(({ key }) => order.shippingMethod || known.has(key))} small />
    </div>
  );
}
