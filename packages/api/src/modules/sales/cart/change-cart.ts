import type { ActorContext } from '#api/platform/actor-context.ts';
import { done, refused } from '#api/platform/mutation-result.ts';
import { changeWhilePaying } from '#api/modules/sales/checkout/change-while-paying.ts';
import { checkoutContextOf } from '#api/modules/sales/checkout/checkout-context.ts';
import { addListing } from './add-listing.ts';
import type { CartAnswer } from './cart-view.ts';
import { removeListing, setQuantity } from './change-line-items.ts';

/** Whose cart is changed, and what its order is priced and paid with. */
export type CartRequest = Parameters<typeof checkoutContextOf>[0] & {
  /** Another one after `ensureSession` gave the visitor a session. */
  readonly actor: ActorContext;
  ensureSession(): Promise<string>;
};

/** Changes a cart; `work` may give a message that the shopper should read although, or because, it was corrected. */
export async function changeCart(
  context: CartRequest,
  orderId: string | null,
  work: (actor: ActorContext) => Promise<string | null | void>,
): Promise<CartAnswer> {
  const { actor } = context;
  const outcome = await changeWhilePaying(checkoutContextOf(context), () => work(actor));
  const orderIds = actor.principal.rights.isAdmin && orderId !== null ? [orderId] : [];
  if (!outcome.ok) return { ...refused(outcome.message, outcome.code), orderIds };
  const message = outcome.value ?? null;
  return message === null ? { ...done, orderIds } : { ...refused(message, 'adjusted'), orderIds };
}

/** Changes the cart of a visitor, who gets a session if there is none. */
export async function changeOwnCart(
  context: CartRequest,
  work: (actor: ActorContext) => Promise<unknown>,
): Promise<CartAnswer> {
  await context.ensureSession();
  return changeCart(context, null, async () => {
    await work(context.actor);
  });
}

/** Adds one of a listing to the visitor's cart, at the price of an accepted offer where there is one. */
export const addToCart = (context: CartRequest, listingId: string, offerId: string | null): Promise<CartAnswer> =>
  changeOwnCart(context, (actor) => addListing(actor, listingId, offerId));

/** Sets the quantity of a line; what is out of bounds is set to the nearest bound, with the code `adjusted`. */
export const setLineQuantity = (
  context: CartRequest,
  line: { readonly orderId: string; readonly lineItemId: string },
  quantity: number,
): Promise<CartAnswer> => changeCart(context, line.orderId, (actor) => setQuantity(actor, line, quantity));

/** Takes a listing out of the cart. */
export const removeFromCart = (context: CartRequest, orderId: string, listingId: string): Promise<CartAnswer> =>
  changeCart(context, orderId, (actor) => removeListing(actor, orderId, listingId));
