import type { LayawayPlan } from '@headstock/contracts/store-profile';
import { shareOf } from '#api/platform/money.ts';

export type Instalment = {
  /** From 1 on. */
  readonly position: number;
  readonly dueAt: Date;
  readonly amountCents: number;
  /** What must have been paid by then, with the deposit. */
  readonly untilCents: number;
};

export type Schedule = { readonly depositCents: number; readonly instalments: readonly Instalment[] };

/** The same day so many months later; the last day of a month that is too short. In UTC. */
export function addMonths(from: Date, months: number): Date {
  const day = from.getUTCDate();
  const at = new Date(from);
  at.setUTCDate(1);
  at.setUTCMonth(at.getUTCMonth() + months);
  const last = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 0)).getUTCDate();
  at.setUTCDate(Math.min(day, last));
  return at;
}

/**
 * What a plan makes of a total: a deposit today and a payment each month, all whole cents that sum to the total. The first
 * payments are a cent higher where it does not divide. Undefined when the total is too small for the plan.
 */
export function scheduleOf(
  { depositBasisPoints, instalments: count, leastCents }: LayawayPlan,
  totalCents: number,
  from: Date,
): Schedule | undefined {
  if (totalCents < leastCents) return undefined;
  const depositCents = shareOf(totalCents, depositBasisPoints);
  const balance = totalCents - depositCents;
  const each = Math.floor(balance / count);
  if (depositCents < 1 || each < 1) return undefined;
  const higher = balance - each * count;
  let untilCents = depositCents;
  const instalments = Array.from({ length: count }, (_value, index) => {
    const amountCents = each + (index < higher ? 1 : 0);
    untilCents += amountCents;
    return { position: index + 1, dueAt: addMonths(from, index + 1), amountCents, untilCents };
  });
  return { depositCents, instalments };
}

export type InstalmentState = 'PAID' | 'OPEN' | 'OVERDUE';

/** What became of an instalment of an order of which `paidCents` are paid. */
export function stateOf({ untilCents, dueAt }: Instalment, paidCents: number, now: Date): InstalmentState {
  if (paidCents >= untilCents) return 'PAID';
  return dueAt < now ? 'OVERDUE' : 'OPEN';
}
