import type { Tx } from '#api/platform/db/database.ts';
import type { OrderEventKind } from './tables.ts';

/** Records a payment event of an order, so that its mail is written; once for each `ref`. */
export async function recordOrderEvent(trx: Tx, orderId: string, kind: OrderEventKind, ref: string): Promise<void> {
  await trx
    .insertInto('order_events')
    .values({ order_id: orderId, kind, ref, mailed_at: null })
    .onConflict((on) => on.doNothing())
    .execute();
}
