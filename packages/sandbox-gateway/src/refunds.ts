import { randomBytes } from 'node:crypto';
import type { Charge, Refund } from './records.ts';

/** How long a charge can be voided before it is settled, and how long a bank takes for a refund. */
export type RefundPace = { readonly settleMs: number; readonly achMs: number };

/** A new refund of a charge. A full refund of a recent charge is a void; one to a bank account takes days. */
export function newRefund(
  charge: Charge,
  idempotencyKey: string | null,
  amountCents: number,
  { settleMs, achMs }: RefundPace,
): Refund {
  const now = Date.now();
  const isTransfer = charge.method === 'ach';
  const isYoung = now - Date.parse(charge.createdAt) < settleMs && !isTransfer;
  return {
    id: `re_${randomBytes(16).toString('hex')}`,
    idempotencyKey,
    amountCents,
    status: isTransfer ? 'pending' : 'succeeded',
    failureCode: null,
    settlesAt: isTransfer ? new Date(now + achMs).toISOString() : null,
    isVoid: isYoung && amountCents === charge.amountCents,
    createdAt: new Date(now).toISOString(),
  };
}

/** A charge with the new status of a refund; undefined where there is no such refund, or it has failed already. */
export function withRefund(charge: Charge, id: string, status: 'succeeded' | 'failed'): Charge | undefined {
  const refund = charge.refunds.find((candidate) => candidate.id === id);
  if (!refund || refund.status === 'failed' || refund.status === status) return undefined;
  const failureCode = status === 'failed' ? 'lost_or_stolen_card' : null;
  const changed = { ...refund, status, failureCode, settlesAt: null };
  return { ...charge, refunds: charge.refunds.map((candidate) => (candidate === refund ? changed : candidate)) };
}

/** A refund as the shop sees it. */
export const describeRefund = ({ settlesAt: _settlesAt, ...refund }: Refund, { id: chargeId }: Pick<Charge, 'id'>) => ({
  ...refund,
  chargeId,
});
