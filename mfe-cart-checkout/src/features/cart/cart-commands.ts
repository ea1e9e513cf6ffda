import { toCartState } from '@headstock/contracts/cart-state';
import { emit, type Store } from '@headstock/event-bus';
import { GraphQLError, type GraphQLClient } from '@headstock/graphql-client';
import {
  CartAddListingDocument,
  CartContentsDocument,
  CartRemoveListingDocument,
  CartSetNoteDocument,
  CartSetQuantityDocument,
} from './cart.generated.ts';
import { cartQueueAtom, pricedCartAtom, attemptedRemovalsAtom } from './cart.atoms.ts';
import { isOutdated, soldOutLineItems, type PricedCart, type PricedLineItem } from './cart.model.ts';

/** What the commands work on: the page's store and its way to the API. */
export interface CartContext {
  readonly store: Store;
  readonly client: GraphQLClient;
}

interface CartAnswer {
  readonly success: boolean;
  readonly message: string | null;
  /** `already-in-cart`: the listing has a line item already, which is what the shopper wanted. */
  readonly code: string | null;
  readonly cart: PricedCart | null;
}

/** Takes a priced cart over and tells the page, unless a newer one of the same orders is known. */
export function adoptCart(store: Store, cart: PricedCart): void {
  if (isOutdated(store.get(pricedCartAtom), cart)) return;
  store.set(pricedCartAtom, cart);
  emit(store, 'cart/changed', toCartState(cart));
}

/** Runs cart mutations one after the other, so that answers arrive in the order of the clicks. */
function enqueue<Result>(store: Store, task: () => Promise<Result>): Promise<Result> {
  const queue = store.get(cartQueueAtom);
  const run = queue.last.then(task, task);
  queue.last = run.catch(() => undefined);
  return run;
}

/** Asks for the visitor's own cart. Silent: what is shown already stays when the API does not answer. */
export function reloadCart({ store, client }: CartContext): Promise<void> {
  return enqueue(store, async () => {
    const { cart } = await client.query(CartContentsDocument, {}, { quiet: true });
    adoptCart(store, cart);
  });
}

/** An answer with fewer orders than are known may be a part of the cart only, as admins get it: then the whole is asked for. */
async function adoptAnswer({ store, client }: CartContext, cart: PricedCart): Promise<void> {
  const known = store.get(pricedCartAtom);
  const whole = !known || cart.orders.length >= known.orders.length;
  adoptCart(store, whole ? cart : (await client.query(CartContentsDocument, {}, { quiet: true })).cart);
}

/** Runs one mutation; true when it took effect. A refusal is shown in the API's words and the cart is asked for again. */
async function change(context: CartContext, mutate: () => Promise<CartAnswer>): Promise<boolean> {
  const { store, client } = context;
  try {
    const answer = await mutate();
    if (answer.cart) await adoptAnswer(context, answer.cart);
    if (answer.success) return true;
    const known = answer.code === 'already-in-cart';
    if (!known && answer.message)
      emit(store, 'notification/show', { message: answer.message, tone: 'negative', timeout: 5000 });
    if (!answer.cart) adoptCart(store, (await client.query(CartContentsDocument, {}, { quiet: true })).cart);
    return known;
  } catch (error) {
    if (!(error instanceof GraphQLError)) return false;
    await client.query(CartContentsDocument, {}, { quiet: true }).then(
      ({ cart }) => adoptCart(store, cart),
      () => undefined,
    );
    return false;
  }
}

/** Sets how many of a line the shopper wants. */
export function setQuantity(context: CartContext, orderId: string, lineItemId: string, quantity: number) {
  return enqueue(context.store, () =>
    change(context, async () => {
      const variables = { lineItemId, orderId, quantity };
      return (await context.client.mutate(CartSetQuantityDocument, variables)).cartUpdateLineItemQuantity;
    }),
  );
}

/** Keeps what the shopper wrote to the seller; at most 500 characters. */
export function setNotes(context: CartContext, orderId: string, lineItemId: string, notes: string) {
  return enqueue(context.store, () =>
    change(context, async () => {
      const variables = { lineItemId, orderId, notes };
      return (await context.client.mutate(CartSetNoteDocument, variables)).cartUpdateLineItemNotes;
    }),
  );
}

/** Takes a listing out of the cart. */
export function removeLineItem(context: CartContext, orderId: string, listingId: string) {
  return enqueue(context.store, () => change(context, () => sendRemoval(context, orderId, listingId)));
}

async function sendRemoval({ client }: CartContext, orderId: string, listingId: string): Promise<CartAnswer> {
  return (await client.mutate(CartRemoveListingDocument, { listingId, orderId })).cartRemoveListing;
}

/** Puts a removed line back as it was: listing, quantity and note. */
export async function restoreLineItem(context: CartContext, line: PricedLineItem): Promise<boolean> {
  const { store, client } = context;
  const listingId = line.listing.id;
  const added = await enqueue(store, () =>
    change(context, async () => {
      const orderId = store.get(pricedCartAtom)?.orders.map((order) => order.id) ?? [];
      return (await client.mutate(CartAddListingDocument, { listingId, orderId })).cartAddListing;
    }),
  );
  const order = store
    .get(pricedCartAtom)
    ?.orders.find((candidate) => candidate.lineItems.some((item) => item.listing.id === listingId));
  const back = order?.lineItems.find((item) => item.listing.id === listingId);
  if (!added || !order || !back) return false;
  if (line.quantity > 1) await setQuantity(context, order.id, back.id, line.quantity);
  if (line.cartNotes) await setNotes(context, order.id, back.id, line.cartNotes);
  return true;
}

/**
 * Takes out what was sold to somebody else meanwhile.
 * @returns the titles that went, so that the page can say so; empty when everything is still to be had
 */
export function removeSoldOut(context: CartContext): Promise<string[]> {
  return enqueue(context.store, async () => {
    const cart = context.store.get(pricedCartAtom);
    const tried = context.store.get(attemptedRemovalsAtom);
    const gone: string[] = [];
    for (const { orderId, line } of cart ? soldOutLineItems(cart) : []) {
      if (tried.has(line.id)) continue;
      tried.add(line.id);
      const removed = await change(context, () => sendRemoval(context, orderId, line.listing.id));
      if (removed) gone.push(line.listing.item.title);
    }
    return gone;
  });
}
