import styled from '@emotion/styled';
import type { PricedCart } from '@headstock/commerce-client/cart';
import { cartAtom } from '@headstock/event-bus';
import type { WidgetProps } from '@headstock/contracts/remotes';
import { Button } from '@headstock/ui/button';
import { Drawer } from '@headstock/ui/drawer';
import { EmptyState } from '@headstock/ui/empty-state';
import { LocalPrice } from '@headstock/ui/local-price';
import { useAtomValue } from 'jotai';
import { useCallback, useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { cartVariables } from '@headstock/commerce-client/cart-cache';
import { CartContentsDocument } from '@headstock/commerce-client/cart-documents';
import { reloadCart } from '@headstock/commerce-client/cart-queue';
import { useCachedQuery } from '@headstock/graphql-client';
import { RemovedLineItems } from '#mfe-cart-checkout/features/cart/removed-line-items.tsx';
import { useCartContext, useSoldOutCheck, useStaleCart } from '#mfe-cart-checkout/features/cart/use-cart.ts';
import { useMoney } from '#mfe-cart-checkout/features/cart/use-money.ts';
import { useRemovals } from '#mfe-cart-checkout/features/cart/use-removals.ts';
import { MiniCartLineItem } from './mini-cart-line-item.tsx';

const Sum = styled.p`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  & > b {
    font: 400 1.75rem/1 var(--hs-serif);
  }
`;

/** Loads the cart as it is now, at the opening and whenever it may have changed elsewhere. */
function useFreshCart(): PricedCart | null {
  const context = useCartContext();
  const refresh = useCallback(() => void reloadCart(context).catch(() => undefined), [context]);
  const cart = useCachedQuery(CartContentsDocument, cartVariables)?.cart ?? null;
  useEffect(refresh, [refresh]);
  useStaleCart(cart, refresh);
  useSoldOutCheck(cart);
  return cart;
}

/** The cart as a drawer over any page. Shows what the page knows at once; stock and prices follow. */
export function MiniCart({ onClose }: WidgetProps) {
  const cart = useAtomValue(cartAtom);
  const removals = useRemovals();
  const intl = useIntl();
  const priced = useFreshCart();
  const pricedLines = new Map(priced?.orders.flatMap((order) => order.lineItems.map((line) => [line.id, line])));
  return (
    <Drawer
      open
      onClose={onClose}
      side="right"
      title={
        <span tabIndex={-1} data-autofocus style={{ outline: 0 }}>
          <FormattedMessage id="cart.drawerTitle" />
        </span>
      }
      closeLabel={intl.formatMessage({ id: 'cart.close' })}
      footer={cart.lines.length > 0 && <MiniCartFooter onClose={onClose} />}
    >
      <RemovedLineItems removals={removals} />
      {cart.lines.length === 0 ? (
        <MiniCartEmpty onClose={onClose} />
      ) : (
        <ul>
          {cart.lines.map((line) => (
            <MiniCartLineItem
              key={line.id}
              line={line}
              priced={pricedLines.get(line.id)}
              onRemove={removals.remove}
              onLeave={onClose}
            />
          ))}
        </ul>
      )}
    </Drawer>
  );
}

function MiniCartFooter({ onClose }: WidgetProps) {
  const cart = useAtomValue(cartAtom);
  const money = useMoney(cart.currency);
  return (
    <>
      <Sum>
        <span>
          <FormattedMessage id="cart.subTotal" />
        </span>
        <b className="hs-num">{money(cart.subTotalCents, 'always')}</b>
      </Sum>
      <LocalPrice kind="pay" cents={cart.subTotalCents} />
      <Button as={Link} to="/checkout" onClick={onClose} wide>
        <FormattedMessage id="cart.checkout" />
      </Button>
      <Button as={Link} to="/cart" onClick={onClose} variant="outline" wide>
        <FormattedMessage id="cart.cart" />
      </Button>
    </>
  );
}

function MiniCartEmpty({ onClose }: WidgetProps) {
  return (
    <EmptyState
      title={<FormattedMessage id="cart.empty" />}
      actions={
        <Button as={Link} to="/shop?sort=LISTING_TIME_DESC" onClick={onClose}>
          <FormattedMessage id="cart.toShop" />
        </Button>
      }
    />
  );
}
