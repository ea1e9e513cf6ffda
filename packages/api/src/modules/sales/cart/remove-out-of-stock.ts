import type { Db, Tx } from '#api/platform/db/database.ts';
import { tx } from '#api/platform/db/tx.ts';
import { salesMessages } from '#api/modules/sales/messages.ts';
import { titlesOf } from '#api/modules/sales/orders/listing-titles.ts';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { cartOf } from '#api/modules/sales/orders/order-ownership.ts';
import { removeEmptyOrders } from './change-line-items.ts';
import { bumpCartVersion, bumpVersion } from './change-order.ts';
import { openOrderRows } from './read-cart.ts';

async function findShortLines(db: Db, orderIds: readonly string[]) {
  if (orderIds.length === 0) return [];
  return db
    .selectFrom('line_items as line')
    .innerJoin('listings as listing', 'listing.id', 'line.listing_id')
    .innerJoin('orders', 'orders.id', 'line.order_id')
    .select(['line.id', 'line.order_id', 'line.listing_id', 'listing.status', 'listing.stock_level'])
    .select(['orders.account_id', 'orders.session_id', 'orders.assigned_staff_account_id'])
    .where('line.order_id', 'in', orderIds)
    .where('orders.completed_at', 'is', null)
    .where('orders.paying_payment_id', 'is', null)
    .where((eb) => eb.or([eb('listing.status', '!=', 'live'), eb('line.quantity', '>', eb.ref('listing.stock_level'))]))
    .orderBy('line.id')
    .execute();
}

type ShortLine = Awaited<ReturnType<typeof findShortLines>>[number];

async function repair(trx: Tx, lines: readonly ShortLine[]): Promise<void> {
  for (const owner of [...new Set(lines.map(cartOf))].toSorted()) await bumpCartVersion(trx, owner);
  const gone = lines.filter(isGone).map(({ id }) => id);
  if (gone.length > 0) await trx.deleteFrom('line_items').where('id', 'in', gone).execute();
  for (const line of lines.filter((candidate) => !isGone(candidate)))
    await trx.updateTable('line_items').set({ quantity: line.stock_level }).where('id', '=', line.id).execute();
  const orderIds = [...new Set(lines.map(({ order_id }) => order_id))];
  for (const orderId of orderIds) await bumpVersion(trx, orderId);
  await removeEmptyOrders(trx, orderIds);
}

const isGone = ({ status, stock_level }: ShortLine): boolean => status !== 'live' || stock_level < 1;

/**
 * Takes what cannot be bought any more out of open orders and lowers quantities to the stock. Gives the message that
 * names what was removed, or null. Placed orders, and orders that are being paid, are left alone.
 */
export async function removeOutOfStock(actor: ActorContext, orderIds: readonly string[]): Promise<string | null> {
  const { db, locale, principal } = actor;
  const rows = await openOrderRows(db, principal, orderIds);
  const lines = await findShortLines(
    db,
    rows.map(({ id }) => id),
  );
  if (lines.length === 0) return null;
  await tx(db, (trx) => repair(trx, lines));
  const gone = lines.filter(isGone).map(({ listing_id }) => listing_id);
  if (gone.length === 0) return null;
  const titles = await titlesOf(db, gone, locale);
  return salesMessages(locale).outOfStock(gone.map((id) => titles.get(id) ?? id).join(', '));
}
