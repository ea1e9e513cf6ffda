import { cartAtom } from '@headstock/event-bus';
import { CartAddListingDocument } from './add-to-cart.generated.ts';
import type { CartAnswer, CartContext } from './cart-queue.ts';

/** Sends one `cartAddListing`. A listing that is in the cart already, and exists only once, is answered by `already-in-cart`. */
export async function sendAddition(
  { store, client }: CartContext,
  {
    listingId,
    offerId,
    quiet = false,
  }: { readonly listingId: string; readonly offerId?: string; readonly quiet?: boolean },
): Promise<CartAnswer> {
  const orderId = store.get(cartAtom).orderIds;
  const variables = { listingId, orderId, ...(offerId ? { offerId } : {}) };
  return (await client.mutate(CartAddListingDocument, variables, { cache: false, quiet })).cartAddListing;
}
