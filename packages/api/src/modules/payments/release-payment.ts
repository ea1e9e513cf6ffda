import type { Tx } from '#api/platform/db/database.ts';
import { releaseFunds } from './methods/write-payments.ts';
import { notifyListeners, type PaymentReleased } from './payment-events.ts';
import { secondaryPaymentsOf } from './secondary-payments.ts';
import type { PaymentRow } from './tables.ts';

/** Ends a payment that was not captured: its orders are unlocked, and stored-value accounts get back what was held. */
export async function releasePayment(
  trx: Tx,
  primary: PaymentRow,
  { status, code }: { readonly status: PaymentReleased['status']; readonly code: string | null },
): Promise<void> {
  await trx
    .updateTable('payments')
    .set({ status, failure_code: code, action_url: null, action_type: null })
    .where('id', '=', primary.id)
    .execute();
  const secondary = await secondaryPaymentsOf(trx, primary.id);
  const allocations = await trx
    .selectFrom('payment_allocations')
    .selectAll()
    .where('payment_id', 'in', [primary.id, ...secondary.map(({ id }) => id)])
    .execute();
  await notifyListeners((listener) => listener.paymentReleased(trx, { primary, status, allocations }));
  await releaseFunds(trx, secondary);
}
