import type { Tx } from '#api/platform/db/database.ts';
import type { OrderEventKind } from './tables.ts';

/** `ref` names it within its kind; `paymentId` is the payment whose orders are mailed about it together. */
type NewOrderEvent = { readonly kind: OrderEventKind; readonly ref: string; readonly paymentId?: string };

/** Records a payment event of an order, so that its mail is written; once for each `ref`. */
export async function recordOrderEvent(
  trx: Tx,
  orderId: string,
  { kind, ref, paymentId }: NewOrderEvent,
): Promise<void> {
  await trx
    .insertInto('order_events')
    .values({ order_id: orderId, kind, ref, payment_id: paymentId ?? null, mailed_at: null })
    .onConflict((on) => on.doNothing())
    .execute();
}
