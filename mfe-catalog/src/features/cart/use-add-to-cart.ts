import type { Addition } from '@headstock/commerce-client/add-to-cart';
import { cartAtom, emit } from '@headstock/event-bus';
import { useGraphQLClient } from '@headstock/graphql-client';
import { useOnceHydrated } from '@headstock/ui/use-once-hydrated';
import { useAtomValue, useStore } from 'jotai';
import { useState } from 'react';
import { useIntl } from 'react-intl';

/** Adds a listing to the cart and announces it on the bus. `busy` while the request runs; `inCart` when it is in the cart already. */
export function useAddToCart(listingId: string | undefined): {
  readonly busy: boolean;
  readonly inCart: boolean;
  readonly add: (addition: Addition) => Promise<void>;
} {
  const client = useGraphQLClient();
  const store = useStore();
  const intl = useIntl();
  const cart = useAtomValue(cartAtom);
  // Some of the page hydrates after the stored cart is loaded, which the server's HTML does not contain.
  const inCart = useOnceHydrated(
    cart.lines.some((line) => line.listingId === listingId),
    false,
  );
  const [busy, setBusy] = useState(false);
  const notify = (refusal: string | null): void =>
    emit(store, 'notification/show', {
      tone: 'negative',
      message: refusal ?? intl.formatMessage({ id: 'product.notAdded' }),
    });
  const add = async (addition: Addition): Promise<void> => {
    if (busy) return;
    setBusy(true);
    try {
      const { addToCart } = await import(
        /* webpackChunkName: "add-to-cart" */ '@headstock/commerce-client/add-to-cart'
      );
      const { refusal } = await addToCart({ store, client }, addition);
      if (refusal !== undefined) notify(refusal);
    } catch (error) {
      // Refusals of the API are not thrown: the chunk did not load, or has a bug.
      console.error(error);
      notify(null);
    } finally {
      setBusy(false);
    }
  };
  return { busy, inCart, add };
}
