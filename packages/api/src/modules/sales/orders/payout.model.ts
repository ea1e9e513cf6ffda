import type { CommissionStep } from '@headstock/contracts/store-profile';
import { shareOf } from '#api/platform/money.ts';

/** The shop's share of a sale: each part of the price has the share of its step. Whole cents; 0 without steps. */
export function commissionOf(saleCents: number, steps: readonly CommissionStep[]): number {
  let from = 0;
  let cents = 0;
  for (const { upToCents, basisPoints } of steps) {
    const to = Math.min(saleCents, upToCents ?? saleCents);
    if (to > from) cents += shareOf(to - from, basisPoints);
    from = Math.max(from, to);
  }
  return cents;
}

/** How far the money of a sale is on its way to the seller. `NONE`: the shop sold its own. */
export type PayoutState = 'NONE' | 'WAITING' | 'TRIAL' | 'DUE' | 'PAID' | 'CANCELLED';

export type PayoutFacts = {
  readonly isHouse: boolean;
  readonly isCancelled: boolean;
  readonly isFullyPaid: boolean;
  readonly deliveredAt: Date | null;
  readonly paidOutAt: Date | null;
  readonly trialDays: number;
};

const DAY_MS = 86_400_000;

/** When the buyer's trial ends; null while nothing has arrived. */
export const trialEndsAt = ({ deliveredAt, trialDays }: Pick<PayoutFacts, 'deliveredAt' | 'trialDays'>): Date | null =>
  deliveredAt && new Date(deliveredAt.getTime() + trialDays * DAY_MS);

/** The state of a payout: WAITING for money or delivery, in the buyer's TRIAL, then DUE until it is PAID. */
export function payoutStateAt(facts: PayoutFacts, now: Date): PayoutState {
  if (facts.isHouse) return 'NONE';
  if (facts.paidOutAt !== null) return 'PAID';
  if (facts.isCancelled) return 'CANCELLED';
  const trialEnd = trialEndsAt(facts);
  if (!facts.isFullyPaid || trialEnd === null) return 'WAITING';
  return trialEnd > now ? 'TRIAL' : 'DUE';
}
