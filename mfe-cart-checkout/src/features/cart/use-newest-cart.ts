import { useAtomValue, useStore } from 'jotai';
import { useCallback, useLayoutEffect } from 'react';
import { useRevalidator } from 'react-router';
import { pricedCartAtom } from '@headstock/commerce-client/cart-atoms';
import { adoptCart } from '@headstock/commerce-client/adopt-cart';
import type { PricedCart } from '@headstock/commerce-client/cart';
import { useSoldOutCheck, useStaleCart } from './use-cart.ts';

/** The newest known cart: the loader's on the first paint, then what the mutations answered. */
export function useNewestCart(loaded: PricedCart): PricedCart {
  const store = useStore();
  const revalidator = useRevalidator();
  useLayoutEffect(() => adoptCart(store, loaded), [store, loaded]);
  const known = useAtomValue(pricedCartAtom);
  useSoldOutCheck(known);
  useStaleCart(useCallback(() => void revalidator.revalidate(), [revalidator]));
  return known ?? loaded;
}
