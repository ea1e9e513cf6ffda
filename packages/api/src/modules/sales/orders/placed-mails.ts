import type { Tx } from '#api/platform/db/database.ts';
import { ordersByReader, queueGroupMail } from './order-group-mails.ts';
import { queueOrderMail } from './order-mails.ts';

/**
 * Thanks the buyer for orders that were placed by one payment: one mail for all of them, in the transaction that places them. An order is
 * placed once, so the first order's id names the mail. Orders for other people or in other languages have a mail of their own.
 */
export async function queuePlacedMails(trx: Tx, orderIds: readonly string[], baseUrl: URL): Promise<void> {
  if (orderIds.length === 0) return;
  const orders = await trx.selectFrom('orders').selectAll().where('id', 'in', orderIds).execute();
  for (const group of await ordersByReader(trx, orders)) {
    const [first, ...others] = group;
    if (!first) continue;
    if (others.length > 0)
      await queueGroupMail(trx, group, { name: 'placed', cause: `orders-placed:${first.id}` }, baseUrl);
    else await queueOrderMail(trx, first, { name: 'placed', totalCents: first.total_cents ?? 0 }, baseUrl);
  }
}
