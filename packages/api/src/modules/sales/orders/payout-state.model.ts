/** The state of the payout of a sale. `NONE`: the shop sold its own goods. */
export type PayoutState = 'NONE' | 'WAITING' | 'TRIAL' | 'DUE' | 'PAID' | 'CANCELLED';

export type PayoutFacts = {
  readonly isHouse: boolean;
  readonly isCancelled: boolean;
  /** Whether an order is paid in full: nothing is disputed, returned by a bank, or still to be paid. */
  readonly isPaid: boolean;
  readonly deliveredAt: Date | null;
  /** What the shop owes the seller by now; refunds after a payout lower it below 0. */
  readonly dueCents: number;
  readonly paidOutAt: Date | null;
  readonly trialDays: number;
  /** A return of something in it is under way. */
  readonly hasOpenReturn: boolean;
};

const DAY_MS = 86_400_000;

/** When the buyer's trial ends; null while nothing has arrived. */
export const trialEndsAt = ({ deliveredAt, trialDays }: Pick<PayoutFacts, 'deliveredAt' | 'trialDays'>): Date | null =>
  deliveredAt && new Date(deliveredAt.getTime() + trialDays * DAY_MS);

/**
 * The state of a payout: WAITING for money, delivery or the end of a return, in the buyer's TRIAL, then DUE until it is PAID. A sale of which nothing
 * is left for the seller is CANCELLED.
 */
export function payoutStateAt(facts: PayoutFacts, now: Date): PayoutState {
  if (facts.isHouse) return 'NONE';
  if (facts.paidOutAt !== null && facts.dueCents <= 0) return 'PAID';
  if (facts.isCancelled || facts.dueCents <= 0) return 'CANCELLED';
  const trialEnd = trialEndsAt(facts);
  if (!facts.isPaid || trialEnd === null) return 'WAITING';
  if (trialEnd > now) return 'TRIAL';
  return facts.hasOpenReturn ? 'WAITING' : 'DUE';
}
