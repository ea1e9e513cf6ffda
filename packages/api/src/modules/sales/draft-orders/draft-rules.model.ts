/** How long a new draft is held, and how long it is held at most when staff extend it. */
export const DRAFT_HOURS = 48;
export const LONGEST_EXTENSION_HOURS = 14 * 24;
/** Characters of a reason. */
export const LONGEST_REASON = 500;

/** What the goods of a draft with custom lines come to at most, in cents: larger sums than a figure of an order can have are nobody's. */
export const MOST_GOODS_CENTS = 1_000_000_000;
/** Pieces of a custom line. */
export const MOST_CUSTOM_PIECES = 999;

const HOUR_MS = 3_600_000;

/** The moment so many hours from now. */
export const hoursFrom = (now: Date, hours: number): Date => new Date(now.getTime() + hours * HOUR_MS);

/** How a draft order stands: being prepared, sent, taken to a staff cart, claimed by its buyer, expired, placed. */
export const draftOrderStates = ['OPEN', 'SENT', 'AT_COUNTER', 'CLAIMED', 'EXPIRED', 'PLACED'] as const;
export type DraftOrderState = (typeof draftOrderStates)[number];

/** What the state follows from. */
export type DraftFacts = {
  readonly completed_at: Date | null;
  readonly drafted_by: string | null;
  readonly assigned_staff_account_id: string | null;
  readonly in_drafts: boolean;
  readonly expires_at: Date;
};

/** The state of a draft at a moment. What was claimed or lies on the counter does not expire: it has a cart. */
export function draftStateOf(facts: DraftFacts, now: Date): DraftOrderState {
  if (facts.completed_at !== null) return 'PLACED';
  if (facts.drafted_by === null) return 'CLAIMED';
  if (!facts.in_drafts && facts.assigned_staff_account_id !== null) return 'AT_COUNTER';
  if (facts.expires_at <= now) return 'EXPIRED';
  return facts.in_drafts ? 'OPEN' : 'SENT';
}
