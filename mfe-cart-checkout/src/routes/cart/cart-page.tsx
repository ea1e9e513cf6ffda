import styled from '@emotion/styled';
import { useAtomValue, useStore } from 'jotai';
import { PageHead } from '@headstock/i18n/page-head';
import { down } from '@headstock/ui/breakpoints';
import { Button } from '@headstock/ui/button';
import { EmptyState } from '@headstock/ui/empty-state';
import { Heading } from '@headstock/ui/heading';
import { Notice } from '@headstock/ui/notice';
import { useCallback, useLayoutEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLoaderData, useNavigate, useRevalidator } from 'react-router';
import { pricedCartAtom } from '#mfe-cart-checkout/features/cart/cart.atoms.ts';
import { adoptCart } from '#mfe-cart-checkout/features/cart/cart-commands.ts';
import type { PricedCart } from '#mfe-cart-checkout/features/cart/cart.model.ts';
import { RemovedLines } from '#mfe-cart-checkout/features/cart/removed-line-items.tsx';
import { useSoldOutCheck, useStaleCart } from '#mfe-cart-checkout/features/cart/use-cart.ts';
import { useRemovals } from '#mfe-cart-checkout/features/cart/use-removals.ts';
import { PreparedOrderBlock } from '#mfe-cart-checkout/features/draft-order/draft-order.tsx';
import { usePreparedOrders } from '#mfe-cart-checkout/features/draft-order/use-draft-orders.ts';
import { CartOrderBlock } from '#mfe-cart-checkout/features/cart/cart-order.tsx';
import { CartSummary } from '#mfe-cart-checkout/features/cart/cart-summary.tsx';
import type { loader } from './cart-loader.ts';
import { useDesk } from '#mfe-cart-checkout/features/staff-tools/use-staff-tools.ts';

export { loader } from './cart-loader.ts';

const Root = styled.div`
  padding-block: clamp(28px, 4vw, 56px) 96px;
  & > header {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    justify-content: space-between;
    gap: 8px 32px;
    margin-bottom: clamp(24px, 3vw, 40px);
    & > p {
      padding-bottom: 0.4em;
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
`;

const Gone = styled.div`
  margin-bottom: 24px;
`;

/** The newest cart that is known: the loader's on the first paint, then whatever the mutations answered. */
function useCart(): PricedCart {
  const { cart: loaded } = useLoaderData<typeof loader>();
  const store = useStore();
  const revalidator = useRevalidator();
  useLayoutEffect(() => adoptCart(store, loaded), [store, loaded]);
  const known = useAtomValue(pricedCartAtom);
  useSoldOutCheck(known);
  useStaleCart(useCallback(() => void revalidator.revalidate(), [revalidator]));
  return known ?? loaded;
}

/** `/cart`: one block for each seller, the sum, and the way to the checkout. */
export function Component() {
  const cart = useCart();
  const removals = useRemovals();
  const desk = useDesk();
  const intl = useIntl();
  const orders = cart.orders.filter((order) => order.lineItems.length > 0);
  const empty = orders.length === 0;
  return (
    <Root className="hs-wrap">
      <PageHead title={intl.formatMessage({ id: 'cart.title' })} />
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
          <Prepared version={cart.version} alone />
          <RemovedLines removals={removals} />
          <EmptyCart />
        </>
      ) : (
        <div className="cols">
          <div>
            <Prepared version={cart.version} />
            <RemovedLines removals={removals} />
            {orders.map((order) => (
              <CartOrderBlock
                key={order.id}
                order={order}
                alone={orders.length === 1}
                onRemove={removals.remove}
                desk={desk}
              />
            ))}
          </div>
          <CartSummary orders={orders} />
        </div>
      )}
    </Root>
  );
}

/** What staff put together for the visitor: by the link that led here, or for his account; `alone` where nothing else is in the cart. */
function Prepared({ version, alone }: { readonly version: number; readonly alone?: boolean }) {
  const { linked } = useLoaderData<typeof loader>();
  const waiting = usePreparedOrders(version);
  const navigate = useNavigate();
  const onTaken = (): void => {
    if (linked) void navigate('/cart', { replace: true, preventScrollReset: true });
  };
  const others = waiting.filter(({ id }) => id !== linked?.order?.id);
  return (
    <>
      {linked && !linked.order && (
        <Gone>
          <Notice tone="warn">
            <FormattedMessage id="cart.prepared.gone" />
          </Notice>
        </Gone>
      )}
      {linked?.order && (
        <PreparedOrderBlock order={linked.order} linkKey={linked.key} onTaken={onTaken} first={alone} />
      )}
      {others.map((order) => (
        <PreparedOrderBlock key={order.id} order={order} linkKey={null} onTaken={onTaken} />
      ))}
    </>
  );
}

function EmptyCart() {
  const { linked } = useLoaderData<typeof loader>();
  return (
    <EmptyState
      level={1}
      title={<FormattedMessage id="cart.empty" />}
      actions={
        <Button as={Link} variant={linked?.order ? 'outline' : 'plush'} to="/shop?sort=LISTING_TIME_DESC">
          <FormattedMessage id="cart.toShop" />
        </Button>
      }
    >
      <FormattedMessage id="cart.emptyHint" />
    </EmptyState>
  );
}
