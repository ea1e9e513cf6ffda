import { addToCart } from '@headstock/commerce-client/add-to-cart';
import { setOnWishlist, type WishlistContext } from '@headstock/commerce-client/wishlist-commands';
import { emit } from '@headstock/event-bus';
import type { WishlistItem } from './wishlist-item.model.ts';

/**
 * Moves an item from the wishlist into the cart; true on success, also when it was in the cart already. If the API refuses, its message
 * is shown and the item stays.
 */
export async function moveToCart(context: WishlistContext, { id, listingId, title }: WishlistItem): Promise<boolean> {
  const { store } = context;
  if (listingId === null) return false;
  const { outcome, refusal } = await addToCart(context, { listingId, title });
  if (refusal) emit(store, 'notification/show', { message: refusal, tone: 'negative' });
  if (outcome === 'refused' || outcome === 'failed') return false;
  if (outcome === 'already-in-cart') emit(store, 'cart/item-added', { listingId, title });
  await setOnWishlist(context, id, false);
  return true;
}
