import type { PricedCart } from '@headstock/commerce-client/cart';
import type { PreloadedCart } from '@headstock/commerce-client/cart-cache';
import { CartContentsDocument } from '@headstock/commerce-client/cart-documents';
import { toCartState } from '@headstock/commerce-client/cart-state';
import { useEmit } from '@headstock/event-bus/react';
import { usePreloadedQuery } from '@headstock/graphql-client';
import { useCallback, useLayoutEffect } from 'react';
import { useRevalidator } from 'react-router';
import { useSoldOutCheck, useStaleCart } from './use-cart.ts';

/** The newest known cart: the loader's on the first paint, then what the mutations answered. Announces the loader's on the bus. */
export function useNewestCart(loaded: PreloadedCart): PricedCart {
  const { cart } = usePreloadedQuery(CartContentsDocument, loaded);
  const revalidator = useRevalidator();
  const emit = useEmit();
  useLayoutEffect(() => emit('cart/changed', toCartState(loaded.data.cart)), [emit, loaded]);
  useSoldOutCheck(cart);
  useStaleCart(
    cart,
    useCallback(() => void revalidator.revalidate(), [revalidator]),
  );
  return cart;
}
