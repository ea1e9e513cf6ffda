import { cartAtom } from '@headstock/event-bus';
import { useEmit } from '@headstock/event-bus/react';
import { useGraphQLClient } from '@headstock/graphql-client';
import { useOnceHydrated } from '@headstock/ui/use-once-hydrated';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useIntl } from 'react-intl';

/** What goes into the cart. */
export interface Wanted {
  readonly listingId: string;
  readonly title: string;
  /** At least 1. */
  readonly quantity: number;
  /** The accepted offer that makes its price; the server knows the visitor's own without it. */
  readonly offerId?: string;
}

/** Puts a listing into the cart and tells the page. `busy` while the server is asked; `inCart` says whether it lies there already. */
export function useAddToCart(listingId: string | undefined): {
  readonly busy: boolean;
  readonly inCart: boolean;
  readonly add: (wanted: Wanted) => Promise<void>;
} {
  const client = useGraphQLClient();
  const emit = useEmit();
  const intl = useIntl();
  const cart = useAtomValue(cartAtom);
  // A part of the page may hydrate after the stored cart is there, which the server's HTML knows nothing of.
  const inCart = useOnceHydrated(
    cart.lines.some((line) => line.listingId === listingId),
    false,
  );
  const [busy, setBusy] = useState(false);
  const add = async (wanted: Wanted): Promise<void> => {
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
      // What the API answers is never thrown: the code did not arrive, or is wrong.
      console.error(error);
      emit('notification/show', { tone: 'negative', message: intl.formatMessage({ id: 'product.notAdded' }) });
    } finally {
      setBusy(false);
    }
  };
  return { busy, inCart, add };
}
