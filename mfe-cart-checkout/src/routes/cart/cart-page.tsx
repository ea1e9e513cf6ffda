import styled from '@emotion/styled';
import { PageHead } from '@headstock/i18n/page-head';
import { PageBody } from '@headstock/ui/page-body';
import { down } from '@headstock/ui/breakpoints';
import { Heading } from '@headstock/ui/heading';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLoaderData } from 'react-router';
import { CartOrderBlock } from '#mfe-cart-checkout/features/cart/cart-order.tsx';
import { CartRefusal } from '#mfe-cart-checkout/features/cart/cart-refusal.tsx';
import { CartSummary } from '#mfe-cart-checkout/features/cart/cart-summary.tsx';
import { EmptyCart } from '#mfe-cart-checkout/features/cart/empty-cart.tsx';
import { RemovedLineItems } from '#mfe-cart-checkout/features/cart/removed-line-items.tsx';
import { useNewestCart } from '#mfe-cart-checkout/features/cart/use-newest-cart.ts';
import { useRemovals } from '#mfe-cart-checkout/features/cart/use-removals.ts';
import { DraftOrders } from '#mfe-cart-checkout/features/draft-order/draft-orders.tsx';
import { useStaffTools } from '#mfe-cart-checkout/features/staff-tools/use-staff-tools.ts';
import type { loader } from './cart-loader.ts';

const Root = styled(PageBody)`
  & > header > p {
    padding-bottom: 0.4em;
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
`;

/** `/cart`: one block for each seller, the sum, and the way to the checkout. */
export function Component() {
  const { cart: loaded, linked } = useLoaderData<typeof loader>();
  const cart = useNewestCart(loaded);
  const removals = useRemovals();
  const desk = useStaffTools();
  const intl = useIntl();
  const orders = cart.orders.filter((order) => order.lineItems.length > 0);
  const empty = orders.length === 0;
  return (
    <Root className="hs-wrap">
      <PageHead title={intl.formatMessage({ id: 'cart.title' })} />
      <CartRefusal />
      {empty ? null : (
        <header>
          <Heading level={1} step="title">
            <FormattedMessage id="cart.title" />
          </Heading>
          <p className="hs-lead">
            <FormattedMessage
              id="cart.choices"
              values={{ count: orders.reduce((sum, order) => sum + order.lineItems.length, 0) }}
            />
          </p>
        </header>
      )}
      {empty ? (
        <>
          <DraftOrders linked={linked} version={cart.version} alone />
          <RemovedLineItems removals={removals} />
          <EmptyCart quiet={Boolean(linked?.order)} />
        </>
      ) : (
        <div className="cols">
          <div>
            <DraftOrders linked={linked} version={cart.version} />
            <RemovedLineItems removals={removals} />
            {orders.map((order) => (
              <CartOrderBlock
                key={order.id}
                order={order}
                alone={orders.length === 1}
                onRemove={removals.remove}
                staffTools={desk}
              />
            ))}
          </div>
          <CartSummary orders={orders} />
        </div>
      )}
    </Root>
  );
}
