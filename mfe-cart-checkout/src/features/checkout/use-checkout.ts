import { toCartState } from '@headstock/commerce-client/cart-state';
import { useGraphQLClient } from '@headstock/graphql-client';
import { useListen } from '@headstock/event-bus/react';
import { useStore } from 'jotai';
import { useCallback, useLayoutEffect, useState } from 'react';
import { adoptCart } from '@headstock/commerce-client/adopt-cart';
import { payingAtom } from '#mfe-cart-checkout/features/payment/payment.atoms.ts';
import { claimStorage, adoptWishedStore } from './storage-owner.ts';
import { useSoldOutCheck } from '#mfe-cart-checkout/features/cart/use-cart.ts';
import { fetchCheckout, type CheckoutData, type CheckoutOrder } from './checkout-data.ts';

/** The checkout's data as the steps work on it. */
export interface Checkout extends CheckoutData {
  /** The orders with something in them. */
  readonly orders: readonly CheckoutOrder[];
  readonly signedIn: boolean;
  /** Takes over orders that a mutation answered with. */
  readonly setOrders: (orders: readonly CheckoutOrder[]) => void;
  /** Asks again; gives the orders as they are now. Throws what the client throws. */
  readonly reload: () => Promise<readonly CheckoutOrder[]>;
}

const filled = (orders: readonly CheckoutOrder[]): readonly CheckoutOrder[] =>
  orders.filter((order) => order.lineItems.length > 0);

/**
 * Holds the loaded checkout with the answers of the mutations since. While a payment is in progress, nothing is fetched again.
 * @param loaded the loader's data
 */
export function useCheckout(loaded: CheckoutData): Checkout {
  const [held, setHeld] = useState({ loaded, data: loaded });
  const data = held.loaded === loaded ? held.data : loaded;
  const store = useStore();
  const client = useGraphQLClient();

  useLayoutEffect(() => {
    if (!store.get(payingAtom)) adoptCart(store, data.cart);
  }, [store, data.cart]);
  useSoldOutCheck(data.cart);

  const typist = data.viewer && [data.viewer.id, data.buyerId].filter(Boolean).join('/');
  const { addressStores } = data;
  useLayoutEffect(() => {
    claimStorage(typist);
    adoptWishedStore(addressStores);
  }, [typist, addressStores]);

  const setOrders = useCallback(
    (orders: readonly CheckoutOrder[]) =>
      setHeld((before) => {
        const known = before.loaded === loaded ? before.data : loaded;
        const answered = new Map(orders.map((order) => [order.id, order]));
        const next = known.cart.orders.map((order) => answered.get(order.id) ?? order);
        return { loaded, data: { ...known, cart: { ...known.cart, orders: next } } };
      }),
    [loaded],
  );
  const reload = useCallback(async () => {
    const fresh = await fetchCheckout(client);
    setHeld({ loaded, data: fresh });
    return filled(fresh.cart.orders);
  }, [client, loaded]);

  useListen('cart/changed', (state) => {
    const mine = toCartState(data.cart);
    if (!store.get(payingAtom) && (state.id !== mine.id || state.version !== mine.version))
      void reload().catch(() => undefined);
  });
  return { ...data, orders: filled(data.cart.orders), signedIn: data.viewer !== null, setOrders, reload };
}
