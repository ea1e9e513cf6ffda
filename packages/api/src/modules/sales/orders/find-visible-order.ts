import { isId } from '#api/platform/db/new-id.ts';
import { timingSafeEqualText } from '#api/platform/signature.ts';
import type { OrderRow } from './order-row.ts';
import type { ActorContext, Principal } from '#api/platform/actor-context.ts';
import { isBuyer, isSeller } from './order-ownership.ts';

/** Whether a key is the guest's key of an order. */
export const holdsKey = (order: OrderRow, key: string | null): boolean =>
  timingSafeEqualText(key ?? '', order.guest_key);

/** Whether somebody may see an order: who bought it, who sold it once it is placed, an admin, or who holds its key. */
function maySee(principal: Principal, order: OrderRow, key: string | null = null): boolean {
  return principal.rights.isAdmin || isBuyer(principal, order) || isSeller(principal, order) || holdsKey(order, key);
}

/** An order that the shopper may see; undefined for all others, as for an unknown id. */
export async function findVisibleOrder(
  actor: ActorContext,
  id: string,
  key: string | null = null,
): Promise<OrderRow | undefined> {
  if (!isId(id)) return undefined;
  const row = await actor.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst();
  return row && maySee(actor.principal, row, key) ? row : undefined;
}
