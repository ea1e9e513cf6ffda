import type { ActorContext } from '#api/platform/actor-context.ts';
import type { PricingContext } from '#api/modules/sales/checkout/checkout-context.ts';
import { type OrderView, toOrderViews } from '#api/modules/sales/orders/order-view.ts';
import { openOrderRows, readCart } from './read-cart.ts';

/** A cart as the schema's type `Cart` reads it. */
export type CartView = { readonly version: number; readonly orders: readonly OrderView[] };

/** The answer to a change of a cart; the cart is read only if the query asks for it. */
export type CartAnswer = {
  readonly success: boolean;
  readonly message: string | null;
  readonly code: string | null;
  /** The orders to show when they are not the shopper's own, as for admins. */
  readonly orderIds: readonly string[];
};

/** The cart as it is now; the orders with the ids, or the shopper's own. */
export async function showCart(
  actor: ActorContext,
  pricing: PricingContext,
  orderIds: readonly string[],
): Promise<CartView> {
  const { version, orders } = await readCart(pricing, actor.principal, orderIds);
  return { version, orders: toOrderViews(actor, orders) };
}

/** The ids of all listings in the shopper's cart and in the orders with the ids. */
export async function listingsInCart(
  { db, principal }: ActorContext,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (principal.sessionId === null) return new Set();
  const own = await openOrderRows(db, principal, []);
  const named = ids.length === 0 ? [] : await openOrderRows(db, principal, ids);
  const orderIds = [...own, ...named].map(({ id }) => id);
  if (orderIds.length === 0) return new Set();
  const lines = await db.selectFrom('line_items').select('listing_id').where('order_id', 'in', orderIds).execute();
  return new Set(lines.map(({ listing_id: id }) => id));
}
