import type { Tx } from '#api/platform/db/database.ts';
import type { ProviderRefund } from '#api/modules/payments/payment-provider.ts';
import type { PaymentRow, RefundRow, RefundStatus } from '#api/modules/payments/tables.ts';
import { awaitDecision, fail, succeed } from './refund-states.ts';

/**
 * Applies what the provider reports of the current attempt to a locked refund; reports may arrive late, twice and in any order. A
 * refund that had succeeded can still fail, as a bank may return it after days. Gives the new status.
 */
export async function applyRefund(
  trx: Tx,
  refund: RefundRow,
  payment: PaymentRow,
  said: ProviderRefund,
): Promise<RefundStatus> {
  if (refund.reversal_id !== null) return refund.status;
  switch (said.status) {
    case 'succeeded':
      // After a failure only a new attempt can succeed; a report on the old one is out of date.
      if (refund.status === 'requested' || refund.status === 'pending') await succeed(trx, refund, payment, said);
      else return refund.status;
      return 'succeeded';
    case 'pending':
      if (refund.status !== 'requested' && refund.status !== 'pending') return refund.status;
      await awaitDecision(trx, refund, said.ref);
      return 'pending';
    case 'failed':
      if (refund.status === 'failed') return 'failed';
      await fail(trx, refund, payment, said.failure ?? 'failed');
      return 'failed';
  }
}
