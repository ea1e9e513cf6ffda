import { emit } from '@headstock/event-bus';
import { GraphQLError } from '@headstock/graphql-client';
import { attemptedRemovalsAtom } from './attempted-removals.ts';
import { fetchCart, readCart } from './cart-cache.ts';
import { adoptAnswer, enqueue, type CartAnswer, type CartContext } from './cart-queue.ts';
import { soldOutLineItems, type PricedCart, type PricedLineItem } from './cart.model.ts';
import { CartRemoveListingDocument, CartSetNoteDocument } from './line-item-commands.generated.ts';
import { sendAddition } from './send-addition.ts';
import { CartSetQuantityDocument } from './set-quantity.generated.ts';

/**
 * Runs one mutation; true when the line item is as the shopper wants it. A refusal is shown with the API's message, and the cart is
 * loaded again.
 */
async function change(context: CartContext, mutate: () => Promise<CartAnswer>): Promise<boolean> {
  const { store, client } = context;
  try {
    const answer = await mutate();
    if (answer.cart) await adoptAnswer(context, answer.cart);
    if (answer.success) return true;
    const isThere = answer.code === 'already-in-cart';
    if (!isThere && answer.message)
      emit(store, 'notification/show', { message: answer.message, tone: 'negative', timeout: 5000 });
    if (!answer.cart) await fetchCart(client, { quiet: true });
    return isThere;
  } catch (error) {
    if (!(error instanceof GraphQLError)) return false;
    await fetchCart(client, { quiet: true }).catch(() => undefined);
    return false;
  }
}

/** Sets the quantity of a line item. */
export function setQuantity(context: CartContext, orderId: string, lineItemId: string, quantity: number) {
  return enqueue(context.store, () =>
    change(context, async () => {
      const variables = { lineItemId, orderId, quantity };
      return (await context.client.mutate(CartSetQuantityDocument, variables, { cache: false }))
        .cartUpdateLineItemQuantity;
    }),
  );
}

/** Saves the shopper's note to the seller; at most 500 characters. */
export function setNotes(context: CartContext, orderId: string, lineItemId: string, notes: string) {
  return enqueue(context.store, () =>
    change(context, async () => {
      const variables = { lineItemId, orderId, notes };
      return (await context.client.mutate(CartSetNoteDocument, variables, { cache: false })).cartUpdateLineItemNotes;
    }),
  );
}

/** Removes a listing from the cart. */
export function removeLineItem(context: CartContext, orderId: string, listingId: string) {
  return enqueue(context.store, () => change(context, () => sendRemoval(context, orderId, listingId)));
}

async function sendRemoval({ client }: CartContext, orderId: string, listingId: string): Promise<CartAnswer> {
  return (await client.mutate(CartRemoveListingDocument, { listingId, orderId }, { cache: false })).cartRemoveListing;
}

/** Undoes a removal: puts the listing back with its quantity and note. */
export async function restoreLineItem(context: CartContext, line: PricedLineItem): Promise<boolean> {
  const { store } = context;
  const listingId = line.listing.id;
  const added = await enqueue(store, () => change(context, () => sendAddition(context, { listingId })));
  const order = readCart(context.client)?.orders.find((candidate) =>
    candidate.lineItems.some((item) => item.listing.id === listingId),
  );
  const restored = order?.lineItems.find((item) => item.listing.id === listingId);
  if (!added || !order || !restored) return false;
  if (line.quantity > 1) await setQuantity(context, order.id, restored.id, line.quantity);
  if (line.cartNotes) await setNotes(context, order.id, restored.id, line.cartNotes);
  return true;
}

/**
 * Removes line items of a cart that were sold to others in the meantime.
 * @returns the titles that were removed, for a message; empty when nothing was sold out
 */
export function removeSoldOut(context: CartContext, cart: PricedCart): Promise<string[]> {
  return enqueue(context.store, async () => {
    const tried = context.store.get(attemptedRemovalsAtom);
    const removed: string[] = [];
    for (const { orderId, line } of soldOutLineItems(cart)) {
      if (tried.has(line.id)) continue;
      tried.add(line.id);
      if (await change(context, () => sendRemoval(context, orderId, line.listing.id)))
        removed.push(line.listing.item.title);
    }
    return removed;
  });
}
