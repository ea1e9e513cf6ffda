import type { Tx } from '#api/platform/db/database.ts';
import { notifyListeners } from './payment-events.ts';
import type { AllocationRow, PaymentRow } from './tables.ts';

/** Locks a payment. Everybody locks in this sequence: payment, its orders, allocations, refunds. */
export const lockPayment = (trx: Tx, id: string): Promise<PaymentRow> =>
  trx.selectFrom('payments').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();

/** The allocations of a payment, oldest first, locked. Their orders are locked before them. */
export async function lockAllocations(trx: Tx, paymentId: string): Promise<AllocationRow[]> {
  const allocations = trx.selectFrom('payment_allocations').where('payment_id', '=', paymentId);
  const orderIds = (await allocations.select('order_id').execute()).map(({ order_id: id }) => id);
  await notifyListeners((listener) => listener.lockOrders(trx, [...new Set(orderIds)]));
  return allocations.selectAll().orderBy('id').forUpdate().execute();
}

export type AllocationShare = { readonly allocation: AllocationRow; readonly cents: number };

/** Takes an amount from the allocations in their order, up to what each has. */
export function shareOut(
  allocations: readonly AllocationRow[],
  cents: number,
  available: (allocation: AllocationRow) => number,
): AllocationShare[] {
  let remaining = cents;
  const shares: AllocationShare[] = [];
  for (const allocation of allocations) {
    const taken = Math.min(remaining, available(allocation));
    if (taken > 0) shares.push({ allocation, cents: taken });
    remaining -= taken;
  }
  return shares;
}
