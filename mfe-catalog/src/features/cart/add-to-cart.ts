import type { CartState } from '@headstock/contracts/cart';
import { toCartState } from '@headstock/contracts/cart-state';
import { GraphQLError, TransportError, type GraphQLClient } from '@headstock/graphql-client';
import { CatalogCartAddDocument, CatalogCartDocument, CatalogCartSetQuantityDocument } from './cart.generated.ts';

/** The server's words for a listing that lies in the cart already; the API says them in English in every language. */
const alreadyThere = 'A line item already exists for the listing';

/** What came of it. */
export interface AddResult {
  /** The whole priced cart afterwards, where the server gave it. */
  readonly cart: CartState | null;
  readonly added: boolean;
  /** Why not, in words for the visitor; null when the server gave none, absent when nothing is to be said. */
  readonly refusal?: string | null;
}

const isFailure = (error: unknown): boolean => error instanceof GraphQLError || error instanceof TransportError;

async function reload(client: GraphQLClient, orderIds: readonly string[]): Promise<CartState | null> {
  const { cart } = await client.query(CatalogCartDocument, { orderId: orderIds }, { quiet: true });
  return toCartState(cart);
}

/** Sets the quantity of the line that was just added; the API adds one at a time. */
async function setQuantity(
  client: GraphQLClient,
  cart: CartState,
  listingId: string,
  quantity: number,
): Promise<AddResult> {
  const line = cart.lines.find((candidate) => candidate.listingId === listingId);
  if (!line || quantity === line.quantity) return { cart, added: true };
  try {
    const { cartUpdateLineItemQuantity: result } = await client.mutate(CatalogCartSetQuantityDocument, {
      lineItemId: line.id,
      orderId: line.orderId,
      quantity,
    });
    const refusal = result.success ? {} : { refusal: result.message };
    return { cart: result.cart ? toCartState(result.cart) : cart, added: true, ...refusal };
  } catch (error) {
    if (!isFailure(error)) throw error;
    return { cart, added: true };
  }
}

/**
 * Puts `quantity` of a listing into the cart of the given orders. A listing that lies there already is no error: the cart
 * is loaded again. Never throws for an answer of the API; its errors were shown to the visitor by the client.
 */
export async function addToCart(
  client: GraphQLClient,
  orderIds: readonly string[],
  {
    listingId,
    quantity,
    offerId,
  }: { readonly listingId: string; readonly quantity: number; readonly offerId?: string },
): Promise<AddResult> {
  try {
    const variables = { listingId, orderId: orderIds, ...(offerId ? { offerId } : {}) };
    const { cartAddListing: result } = await client.mutate(CatalogCartAddDocument, variables);
    const cart = result.cart ? toCartState(result.cart) : null;
    if (result.success) {
      const whole = cart ?? (await reload(client, orderIds));
      return whole ? await setQuantity(client, whole, listingId, quantity) : { cart: whole, added: true };
    }
    if (result.message === alreadyThere) return { cart: cart ?? (await reload(client, orderIds)), added: false };
    return { cart, added: false, refusal: result.message };
  } catch (error) {
    if (!isFailure(error)) throw error;
    return { cart: null, added: false };
  }
}
