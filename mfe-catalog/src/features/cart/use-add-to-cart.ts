import type { Addition } from '@headstock/commerce-client/add-to-cart';
import { cartAtom } from '@headstock/event-bus';
import { useEmit } from '@headstock/event-bus/react';
import { useGraphQLClient } from '@headstock/graphql-client';
import { useOnceHydrated } from '@headstock/ui/use-once-hydrated';
import { useAtomValue, useStore } from 'jotai';
import { useState } from 'react';
import { useIntl } from 'react-intl';

/** What to add to the cart, and its title for the event. */
export type CartAddition = Addition & { readonly title: string };

/** Adds a listing to the cart and announces it on the bus. `busy` while the request runs; `inCart` when it is in the cart already. */
export function useAddToCart(listingId: string | undefined): {
  readonly busy: boolean;
  readonly inCart: boolean;
  readonly add: (wanted: CartAddition) => Promise<void>;
} {
  const client = useGraphQLClient();
  const store = useStore();
  const emit = useEmit();
  const intl = useIntl();
  const cart = useAtomValue(cartAtom);
  // Some of the page hydrates after the stored cart is loaded, which the server's HTML does not contain.
  const inCart = useOnceHydrated(
    cart.lines.some((line) => line.listingId === listingId),
    false,
  );
  const [busy, setBusy] = useState(false);
  const add = async (wanted: CartAddition): Promise<void> => {
    if (busy) return;
    setBusy(true);
    try {
      const { addToCart } = await import(
        /* webpackChunkName: "add-to-cart" */ '@headstock/commerce-client/add-to-cart'
      );
      const { title, ...addition } = wanted;
      const { outcome, refusal } = await addToCart({ store, client }, addition);
      if (outcome === 'added') emit('cart/item-added', { listingId: addition.listingId, title });
      if (refusal !== undefined)
        emit('notification/show', {
          tone: 'negative',
          message: refusal ?? intl.formatMessage({ id: 'product.notAdded' }),
        });
    } catch (error) {
      // Refusals of the API are not thrown: here the chunk did not load, or has a bug.
      console.error(error);
      emit('notification/show', { tone: 'negative', message: intl.formatMessage({ id: 'product.notAdded' }) });
    } finally {
      setBusy(false);
    }
  };
  return { busy, inCart, add };
}
