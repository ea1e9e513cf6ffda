import type { Tx } from '#api/platform/db/database.ts';
import { announce } from '#api/modules/messaging/index.ts';

/** Tells the browsers of buyer and seller that placed orders have changed. */
export async function announceOrders(trx: Tx, orderIds: readonly string[]): Promise<void> {
  const rows = await trx
    .selectFrom('orders')
    .select(['id', 'account_id', 'seller_account_id'])
    .where('id', 'in', orderIds)
    .where('completed_at', 'is not', null)
    .orderBy('id')
    .execute();
  for (const { id, account_id: buyer, seller_account_id: seller } of rows)
    await announce(trx, [buyer, seller], 'orders', id);
}
