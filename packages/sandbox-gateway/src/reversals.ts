import { randomBytes } from 'node:crypto';
import type { Charge, Reversal } from './records.ts';

/** How long the shop may answer a dispute. */
const RESPOND_WITHIN_MS = 7 * 86_400_000;

/** The sum of returns and of disputes that are open or lost. */
const takenOf = ({ reversals }: Charge): number =>
  reversals.reduce((sum, { status, amountCents }) => (status === 'won' ? sum : sum + amountCents), 0);

/** The sum of refunds that are pending or succeeded. */
export const refundedOf = ({ refunds }: Charge): number =>
  refunds.reduce((sum, { status, amountCents }) => (status === 'failed' ? sum : sum + amountCents), 0);

/** What is left of a charge: neither refunded nor reversed. */
export function leftOf(charge: Charge): number {
  return charge.amountCents - refundedOf(charge) - takenOf(charge);
}

/** A bank's reversal of all that is left of a charge. A return is final, a dispute is open. Null when nothing is left. */
export function takeBack(charge: Charge, kind: Reversal['kind'], reason: string, now: Date): Reversal | null {
  const amountCents = leftOf(charge);
  if (charge.status !== 'succeeded' || amountCents <= 0) return null;
  const isReturn = kind === 'return';
  return {
    id: `${isReturn ? 'rt' : 'dp'}_${randomBytes(16).toString('hex')}`,
    kind,
    status: isReturn ? 'lost' : 'open',
    amountCents,
    reason,
    respondBy: isReturn ? null : new Date(now.getTime() + RESPOND_WITHIN_MS).toISOString(),
    createdAt: now.toISOString(),
  };
}

/** A charge with its open dispute decided; undefined where none is open. */
export function decide(charge: Charge, status: 'won' | 'lost'): Charge | undefined {
  const open = charge.reversals.find((reversal) => reversal.status === 'open');
  if (!open) return undefined;
  return {
    ...charge,
    reversals: charge.reversals.map((reversal) => (reversal === open ? { ...open, status } : reversal)),
  };
}
