import type { PayoutFacts } from './payout-state.model.ts';
import { trialEndsAt } from './payout-state.model.ts';

/** Why the money of a sale is not with its seller yet. */
export type HeldReason =
  | 'not_shipped'
  | 'in_transit'
  | 'inspection'
  | 'return'
  | 'dispute'
  | 'account_incomplete'
  | 'failed_bank';

/** What decides on it beside the payout's own facts. */
export type HeldFacts = PayoutFacts & {
  readonly isDisputed: boolean;
  /** Null before it was sent. */
  readonly sentAt: Date | null;
  /** Until when it is to be sent; null for what is picked up. */
  readonly shipBy: Date | null;
  /** The seller has confirmed an e-mail, and so can be paid. */
  readonly canBePaid: boolean;
  readonly payoutDays: number;
  /** When the return that is under way is to be answered, sent or back, as far as that is known. */
  readonly returnEnd: Date | null;
  /** The last payout came back from the seller's bank. */
  readonly hasFailed: boolean;
};

/** An amount that is held: why, and until when as far as that is known; `isEstimate` for a date that depends on the parcel. */
export type Held = { readonly reason: HeldReason; readonly until: Date | null; readonly isEstimate: boolean };

const DAY_MS = 86_400_000;
/** A parcel is expected to arrive so many days after it was sent. */
const TRANSIT_DAYS = 7;

const inDays = (from: Date, days: number): Date => new Date(from.getTime() + days * DAY_MS);

/** When the money of what is sent at a moment is with its seller, if the parcel takes as long as it may. */
export const expectedPayout = (sent: Date, daysAfterArrival: number): Date =>
  inDays(sent, TRANSIT_DAYS + daysAfterArrival);

/** A return holds the money until it has ended: it is expected after the moment by which somebody has to act. */
function whileReturned({ returnEnd, payoutDays }: HeldFacts, trialEnd: Date): Held {
  const end = returnEnd && new Date(Math.max(returnEnd.getTime(), trialEnd.getTime()));
  return { reason: 'return', until: end && inDays(end, payoutDays), isEstimate: true };
}

/** Why the money of a paid sale is held, and until when; null for the shop's own, and where nothing is held. */
export function heldOf(facts: HeldFacts, now: Date): Held | null {
  if (facts.isHouse || facts.isCancelled || facts.dueCents <= 0) return null;
  if (facts.isDisputed) return { reason: 'dispute', until: null, isEstimate: false };
  if (!facts.isPaid) return null;
  const afterArrival = facts.trialDays + facts.payoutDays;
  const trialEnd = trialEndsAt(facts);
  if (trialEnd === null) {
    const sent = facts.sentAt ?? facts.shipBy;
    const until = sent && expectedPayout(sent, afterArrival);
    return { reason: facts.sentAt ? 'in_transit' : 'not_shipped', until, isEstimate: true };
  }
  if (facts.hasOpenReturn) return whileReturned(facts, trialEnd);
  if (trialEnd > now) return { reason: 'inspection', until: inDays(trialEnd, facts.payoutDays), isEstimate: false };
  if (!facts.canBePaid) return { reason: 'account_incomplete', until: null, isEstimate: false };
  return facts.hasFailed ? { reason: 'failed_bank', until: null, isEstimate: false } : null;
}
