import { cartAtom } from '@headstock/event-bus';
import { CartAddListingDocument } from './add-to-cart.generated.ts';
import type { CartAnswer, CartContext } from './cart-queue.ts';

/** Sends one `cartAddListing`. A listing that is in the cart already, and exists only once, is answered by `already-in-cart`. */
export async function sendAddition(
  { store, client }: CartContext,
  { listingId, offerId }: { readonly listingId: string; readonly offerId?: string },
): Promise<CartAnswer> {
  const orderId = store.get(cartAtom).orderIds;
  const variables = { listingId, orderId, ...(offerId ? { offerId } : {}) };
  return (await client.mutate(CartAddListingDocument, variables, { cache: false })).cartAddListing;
}
