import { cartAtom } from '@headstock/event-bus';
import { useEmit } from '@headstock/event-bus/react';
import { useGraphQLClient } from '@headstock/graphql-client';
import { useOnceHydrated } from '@headstock/ui/use-once-hydrated';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useIntl } from 'react-intl';

/** What to add to the cart. */
export interface CartAddition {
  readonly listingId: string;
  readonly title: string;
  /** At least 1. */
  readonly quantity: number;
  /** The accepted offer that makes its price; the server knows the visitor's own without it. */
  readonly offerId?: string;
}

/** Adds a listing to the cart and announces it on the bus. `busy` while the request runs; `inCart` when it is in the cart already. */
export function useAddToCart(listingId: string | undefined): {
  readonly busy: boolean;
  readonly inCart: boolean;
  readonly add: (wanted: CartAddition) => Promise<void>;
} {
  const client = useGraphQLClient();
  const emit = useEmit();
  const intl = useIntl();
  const cart = useAtomValue(cartAtom);
  // Parts of the page hydrate after the stored cart is loaded, which the server's HTML does not contain.
  const inCart = useOnceHydrated(
    cart.lines.some((line) => line.listingId === listingId),
    false,
  );
  const [busy, setBusy] = useState(false);
  const add = async (wanted: CartAddition): Promise<void> => {
    if (busy) return;
    setBusy(true);
    try {
      const { addToCart } = await import(/* webpackChunkName: "add-to-cart" */ './add-to-cart.ts');
      const result = await addToCart(client, cart.orderIds, wanted);
      if (result.cart) emit('cart/changed', result.cart);
      if (result.added) emit('cart/item-added', { listingId: wanted.listingId, title: wanted.title });
      if (result.refusal !== undefined)
        emit('notification/show', {
          tone: 'negative',
          message: result.refusal ?? intl.formatMessage({ id: 'product.notAdded' }),
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
