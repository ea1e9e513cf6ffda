import type { Db } from '#api/platform/db/database.ts';
import type { PaymentRow } from './tables.ts';

/** The primary payment that a session began under an idempotency key. */
export function findPayment(db: Db, sessionId: string, idempotencyKey: string): Promise<PaymentRow | undefined> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('session_id', '=', sessionId)
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst();
}

/** The payment with an id. Throws for an unknown one. */
export const readPayment = (db: Db, id: string): Promise<PaymentRow> =>
  db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** Those of the payments that wait for the shopper's confirmation. */
export const paymentsAwaitingAction = (db: Db, ids: readonly string[]): Promise<PaymentRow[]> =>
  db.selectFrom('payments').selectAll().where('id', 'in', ids).where('status', '=', 'REQUIRES_ACTION').execute();

/** The ids of the orders that a primary payment and its secondary payments pay for. */
export async function orderIdsOfPayment(db: Db, paymentId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('payment_allocations as allocation')
    .innerJoin('payments as payment', 'payment.id', 'allocation.payment_id')
    .select('allocation.order_id')
    .where((eb) => eb.or([eb('payment.id', '=', paymentId), eb('payment.primary_payment_id', '=', paymentId)]))
    .execute();
  return [...new Set(rows.map(({ order_id: id }) => id))];
}
