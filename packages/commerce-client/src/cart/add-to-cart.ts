import { emit } from '@headstock/event-bus';
import { GraphQLError, TransportError } from '@headstock/graphql-client';
import { fetchCart } from './cart-cache.ts';
import { adoptAnswer, enqueue, type CartContext } from './cart-queue.ts';
import type { PricedCart } from './cart.model.ts';
import { sendAddition } from './send-addition.ts';
import { CartSetQuantityDocument } from './set-quantity.generated.ts';

/** What to add. */
export interface Addition {
  readonly listingId: string;
  /** Its title, for `cart/item-added`. */
  readonly title: string;
  /** How many should be in the cart afterwards. Absent: one more than before. */
  readonly quantity?: number;
  /** The accepted offer that sets the price. Absent: the server applies the visitor's own offer. */
  readonly offerId?: string;
  /** No `cart/item-added` is fired: the page shows the cart itself, as the counter of staff does, and no shopper chose anything. */
  readonly silent?: boolean;
  /** The client shows no error of the API: who asked says it, from `failure`. */
  readonly quiet?: boolean;
}

/** What came of it. `failed`: the API gave an error, which the GraphQL client has shown unless it was to be quiet. */
export interface AdditionResult {
  readonly outcome: 'added' | 'already-in-cart' | 'refused' | 'failed';
  /**
   * Why the API refused the listing or, where it was added, its quantity; a text for the visitor, null where the API gave none.
   * Absent where nothing was refused.
   */
  readonly refusal?: string | null;
  /** What the request threw, where it `failed`. */
  readonly failure?: unknown;
}

/** Sets the quantity of the line item that was just added: the API adds one at a time. A failure leaves the line item as it is. */
async function correctQuantity(
  { client }: CartContext,
  cart: PricedCart,
  { listingId, quantity }: Addition,
): Promise<{ readonly cart: PricedCart; readonly refusal?: string | null }> {
  const order = cart.orders.find(({ lineItems }) => lineItems.some(({ listing }) => listing.id === listingId));
  const line = order?.lineItems.find(({ listing }) => listing.id === listingId);
  if (!order || !line || quantity === undefined || quantity === line.quantity) return { cart };
  try {
    const variables = { lineItemId: line.id, orderId: order.id, quantity };
    const { cartUpdateLineItemQuantity: answer } = await client.mutate(CartSetQuantityDocument, variables, {
      cache: false,
    });
    return { cart: answer.cart ?? cart, ...(answer.success ? {} : { refusal: answer.message }) };
  } catch (error) {
    if (!isApiError(error)) throw error;
    return { cart };
  }
}

const isApiError = (error: unknown): boolean => error instanceof GraphQLError || error instanceof TransportError;

async function add(context: CartContext, addition: Addition): Promise<AdditionResult> {
  const answer = await sendAddition(context, addition);
  if (!answer.success && answer.code !== 'already-in-cart') {
    if (answer.cart) await adoptAnswer(context, answer.cart);
    return { outcome: 'refused', refusal: answer.message };
  }
  const added = answer.cart ?? (await fetchCart(context.client, { quiet: true }));
  const { cart, ...refused } = answer.success ? await correctQuantity(context, added, addition) : { cart: added };
  await adoptAnswer(context, cart);
  if (!answer.success) return { outcome: 'already-in-cart' };
  if (!addition.silent)
    emit(context.store, 'cart/item-added', { listingId: addition.listingId, title: addition.title });
  return { outcome: 'added', ...refused };
}

/** Adds a listing to the visitor's cart; fires `cart/changed` and, unless silent, `cart/item-added`. Never throws for an answer of the API. */
export function addToCart(context: CartContext, addition: Addition): Promise<AdditionResult> {
  return enqueue(context.store, async () => {
    try {
      return await add(context, addition);
    } catch (error) {
      if (!isApiError(error)) throw error;
      return { outcome: 'failed', failure: error };
    }
  });
}
