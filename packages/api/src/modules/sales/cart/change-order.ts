import { sql } from 'kysely';
import type { Db, Tx } from '#api/platform/db/database.ts';
import { isId } from '#api/platform/db/new-id.ts';
import { tx } from '#api/platform/db/tx.ts';
import type { OrderRow } from '#api/modules/sales/orders/order-row.ts';
import { salesMessages } from '#api/modules/sales/messages.ts';
import { auditStaffAction, type OrderAction } from '#api/modules/sales/orders/audit-order.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import { OrderLockedError } from '#api/modules/sales/orders/order-locked-error.ts';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { cartOf, ownsOpenOrder } from '#api/modules/sales/orders/order-ownership.ts';

/** Counts a change of a cart and gives its new version. Until the transaction ends, other changes of the cart wait. */
export async function bumpCartVersion(trx: Tx, owner: string): Promise<number> {
  const { version } = await trx
    .insertInto('carts')
    .values({ owner, version: 1 })
    .onConflict((on) =>
      on.column('owner').doUpdateSet({ version: sql<number>`carts.version + 1`, updated_at: new Date() }),
    )
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

/** The version of a cart; 0 before its first change. */
export async function cartVersion(db: Db, owner: string | null): Promise<number> {
  if (owner === null) return 0;
  const row = await db.selectFrom('carts').select('version').where('owner', '=', owner).executeTakeFirst();
  return row?.version ?? 0;
}

/** Counts a change of an order. */
export async function bumpVersion(trx: Tx, orderId: string): Promise<void> {
  await trx
    .updateTable('orders')
    .set({ version: sql<number>`version + 1` })
    .where('id', '=', orderId)
    .execute();
}

const mayChange = ({ principal }: ActorContext, order: OrderRow | undefined): order is OrderRow =>
  order !== undefined &&
  order.completed_at === null &&
  order.cancelled_at === null &&
  (principal.rights.isAdmin || ownsOpenOrder(principal, order));

/**
 * Changes one open order in one transaction: `work` gets it locked, cart and order count the change afterwards. Refused
 * with 'not-found' for orders that are unknown, foreign or placed, and with 'being-paid' while a payment is under way. `action`
 * is audited where staff takes it for a customer; null where `work` audits it itself.
 */
export async function changeOrder<Value>(
  actor: ActorContext,
  orderId: string,
  action: OrderAction | null,
  work: (trx: Tx, order: OrderRow) => Promise<Value>,
): Promise<Value> {
  const messages = salesMessages(actor.locale);
  const notFound = new DomainError('not-found', messages.orderNotFound);
  if (!isId(orderId)) throw notFound;
  return tx(actor.db, async (trx) => {
    const seen = await trx.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirst();
    if (!mayChange(actor, seen)) throw notFound;
    await bumpCartVersion(trx, cartOf(seen));
    const order = await trx.selectFrom('orders').selectAll().where('id', '=', orderId).forUpdate().executeTakeFirst();
    if (!mayChange(actor, order)) throw notFound;
    if (order.paying_payment_id !== null) throw new OrderLockedError(order.paying_payment_id, messages.beingPaid);
    const value = await work(trx, order);
    await bumpVersion(trx, orderId);
    if (action) await auditStaffAction(trx, actor, order, action);
    return value;
  });
}
