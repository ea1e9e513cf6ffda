import type { Db, Tx } from '#api/platform/db/database.ts';
import { tx } from '#api/platform/db/tx.ts';
import { salesMessages } from '#api/modules/sales/messages.ts';
import { titlesOf } from '#api/modules/sales/orders/listing-titles.ts';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { lockOrdersWithCarts } from '#api/modules/sales/checkout/lock-orders.ts';
import { ownsOpenOrder } from '#api/modules/sales/orders/order-ownership.ts';
import { removeEmptyOrders } from './change-line-items.ts';
import { bumpVersion } from './change-order.ts';
import { openOrderRows } from './read-cart.ts';

/** Lines of orders that ask for more than there is. */
const shortLines = (db: Db, orderIds: readonly string[]) =>
  db
    .selectFrom('line_items as line')
    .innerJoin('listings as listing', 'listing.id', 'line.listing_id')
    .select(['line.id', 'line.order_id', 'line.listing_id', 'listing.status', 'listing.stock_level'])
    .where('line.order_id', 'in', orderIds)
    .where((eb) => eb.or([eb('listing.status', '!=', 'live'), eb('line.quantity', '>', eb.ref('listing.stock_level'))]))
    .orderBy('listing.id');

type ShortLine = Awaited<ReturnType<ReturnType<typeof shortLines>['execute']>>[number];

const isGone = ({ status, stock_level }: ShortLine): boolean => status !== 'live' || stock_level < 1;

async function correct(trx: Tx, lines: readonly ShortLine[]): Promise<void> {
  const gone = lines.filter(isGone).map(({ id }) => id);
  if (gone.length > 0) await trx.deleteFrom('line_items').where('id', 'in', gone).execute();
  for (const line of lines.filter((candidate) => !isGone(candidate)))
    await trx.updateTable('line_items').set({ quantity: line.stock_level }).where('id', '=', line.id).execute();
  const orderIds = [...new Set(lines.map(({ order_id }) => order_id))];
  for (const orderId of orderIds) await bumpVersion(trx, orderId);
  await removeEmptyOrders(trx, orderIds);
}

/** Locks the shopper's orders and corrects them by the stock of that moment. Gives the listings that were removed. */
async function removeShortLines(trx: Tx, { principal }: ActorContext, ids: readonly string[]): Promise<string[]> {
  const rows = await lockOrdersWithCarts(trx, ids);
  const open = rows.filter(
    (row) =>
      row.completed_at === null &&
      row.cancelled_at === null &&
      row.paying_payment_id === null &&
      (principal.rights.isAdmin || ownsOpenOrder(principal, row)),
  );
  if (open.length === 0) return [];
  const openIds = open.map(({ id }) => id);
  // The listings are locked, so that the stock stays as it is read.
  const lines = await shortLines(trx, openIds).forShare('listing').execute();
  if (lines.length > 0) await correct(trx, lines);
  return lines.filter(isGone).map(({ listing_id }) => listing_id);
}

/** Whether anything seems short; without locks, so that looking at a cart that is in order changes nothing. */
async function hasShortLines(db: Db, orderIds: readonly string[]): Promise<boolean> {
  if (orderIds.length === 0) return false;
  return (await shortLines(db, orderIds).limit(1).executeTakeFirst()) !== undefined;
}

/**
 * Takes what cannot be bought any more out of open orders and lowers quantities to the stock. Gives the message that
 * names what was removed, or null. Placed orders, and orders that are being paid, are left alone.
 */
export async function removeOutOfStock(actor: ActorContext, orderIds: readonly string[]): Promise<string | null> {
  const { db, locale, principal } = actor;
  const ids = (await openOrderRows(db, principal, orderIds)).map(({ id }) => id);
  if (!(await hasShortLines(db, ids))) return null;
  const gone = await tx(db, (trx) => removeShortLines(trx, actor, ids));
  if (gone.length === 0) return null;
  const titles = await titlesOf(db, gone, locale);
  return salesMessages(locale).outOfStock(gone.map((id) => titles.get(id) ?? id).join(', '));
}
