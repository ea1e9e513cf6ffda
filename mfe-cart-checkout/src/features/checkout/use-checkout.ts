import { GetAddressesDocument } from '@headstock/commerce-client/address-documents';
import type { PricedCart } from '@headstock/commerce-client/cart';
import { toCartState } from '@headstock/commerce-client/cart-state';
import { emit } from '@headstock/event-bus';
import { useListen } from '@headstock/event-bus/react';
import { useGraphQLClient, usePreloadedQuery } from '@headstock/graphql-client';
import { useStore } from 'jotai';
import { useCallback, useLayoutEffect, useState } from 'react';
import { useSoldOutCheck } from '#mfe-cart-checkout/features/cart/use-cart.ts';
import { payingAtom } from '#mfe-cart-checkout/features/payment/payment.atoms.ts';
import {
  fetchCheckout,
  toCheckoutData,
  type CheckoutData,
  type CheckoutOrder,
  type PreloadedCheckout,
} from './checkout-data.ts';
import { CheckoutPageDocument } from './checkout.generated.ts';
import { claimStorage, adoptWishedStore } from './storage-owner.ts';

/** The checkout's data as the steps work on it. */
export interface Checkout extends CheckoutData {
  /** The orders with something in them. */
  readonly orders: readonly CheckoutOrder[];
  readonly signedIn: boolean;
  /** Shows orders with estimated prices until the server's have changed. */
  readonly showEstimates: (orders: readonly CheckoutOrder[]) => void;
  /** Loads the checkout again; gives the orders as they are now. Throws what the client throws. */
  readonly reload: () => Promise<readonly CheckoutOrder[]>;
}

const filled = (orders: readonly CheckoutOrder[]): readonly CheckoutOrder[] =>
  orders.filter((order) => order.lineItems.length > 0);

/** What was loaded last, and estimates that no answer has replaced since. */
interface Held {
  readonly loaded: PreloadedCheckout;
  readonly newest: PreloadedCheckout;
  readonly estimates: ReadonlyMap<string, CheckoutOrder>;
}

const withoutEstimates = (loaded: PreloadedCheckout, newest = loaded): Held => ({
  loaded,
  newest,
  estimates: new Map(),
});

/** The orders, with estimates in place of those that the server has not changed since. */
function estimated(orders: readonly CheckoutOrder[], { estimates }: Held): readonly CheckoutOrder[] {
  return orders.map((order) => {
    const estimate = estimates.get(order.id);
    return estimate && estimate.version === order.version ? estimate : order;
  });
}

/** Announces the cart on the bus, except while a payment is in progress. */
function useAnnouncedCart(cart: PricedCart): void {
  const store = useStore();
  useLayoutEffect(() => {
    if (!store.get(payingAtom)) emit(store, 'cart/changed', toCartState(cart));
  }, [store, cart]);
  useSoldOutCheck(cart);
}

/**
 * The checkout as it stands: mutations that answer with an order update it. While a payment is in progress, nothing is loaded again.
 * @param loaded the loader's data
 */
export function useCheckout(loaded: PreloadedCheckout): Checkout {
  const [before, setHeld] = useState(() => withoutEstimates(loaded));
  const held = before.loaded === loaded ? before : withoutEstimates(loaded);
  const page = usePreloadedQuery(CheckoutPageDocument, held.newest.page);
  const addressBook = usePreloadedQuery(GetAddressesDocument, held.newest.addressBook);
  const data = toCheckoutData(page, addressBook);
  const store = useStore();
  const client = useGraphQLClient();
  useAnnouncedCart(page.cart);

  const typist = data.viewer && [data.viewer.id, data.buyerId].filter(Boolean).join('/');
  const { addressStores } = data;
  useLayoutEffect(() => {
    claimStorage(typist);
    adoptWishedStore(addressStores);
  }, [typist, addressStores]);

  const showEstimates = useCallback(
    (orders: readonly CheckoutOrder[]) =>
      setHeld((known) => {
        const current = known.loaded === loaded ? known : withoutEstimates(loaded);
        const estimates = new Map([...current.estimates, ...orders.map((order) => [order.id, order] as const)]);
        return { ...current, estimates };
      }),
    [loaded],
  );
  const reload = useCallback(async () => {
    const newest = await fetchCheckout(client);
    setHeld(withoutEstimates(loaded, newest));
    return filled(newest.page.data.cart.orders);
  }, [client, loaded]);

  useListen('cart/changed', (state) => {
    const mine = toCartState(page.cart);
    if (!store.get(payingAtom) && (state.id !== mine.id || state.version !== mine.version))
      void reload().catch(() => undefined);
  });
  const orders = filled(estimated(page.cart.orders, held));
  return { ...data, orders, signedIn: data.viewer !== null, showEstimates, reload };
}
