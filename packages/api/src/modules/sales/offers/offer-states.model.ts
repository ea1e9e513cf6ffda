/** The state of an offer. RECEIVED and COUNTERED wait for an answer, ACCEPTED for its buyer; the others are over. */
export const offerStates = ['RECEIVED', 'ACCEPTED', 'DECLINED', 'COUNTERED', 'EXPIRED', 'WITHDRAWN'] as const;
export type OfferState = (typeof offerStates)[number];

/** Who declined: the shop for an amount that was too low, one of the two, or the sale to somebody else. */
export type DeclinedBy = 'AUTOMATIC' | 'SELLER' | 'BUYER' | 'SALE';

/** Which of the two somebody is in an offer. */
export type Side = 'buyer' | 'seller';

/** Who made a move, and what it was, as its row says it. */
export type OfferMover = 'BUYER' | 'SELLER' | 'SHOP';
export type OfferMoveKind = 'OFFER' | 'COUNTER' | 'ACCEPT' | 'DECLINE' | 'WITHDRAW' | 'EXTEND' | 'EXPIRE';
/** Why the shop moved by itself, or for the seller. */
export type OfferReason =
  | 'threshold'
  | 'rule'
  | 'sold'
  | 'ended'
  | 'blocked'
  | 'lapsed_unpaid'
  | 'superseded'
  | 'lowered';

/** What the shop answers for a seller. */
export type AutomaticKind = 'DECLINE' | 'COUNTER';

type Move = {
  readonly from: readonly OfferState[];
  readonly to: OfferState;
  readonly by: Side | 'shop';
  readonly kind: OfferMoveKind;
};

/** Every way from one state to another; there is no other. */
export const offerMoves = {
  accept: { from: ['RECEIVED'], to: 'ACCEPTED', by: 'seller', kind: 'ACCEPT' },
  acceptCounter: { from: ['COUNTERED'], to: 'ACCEPTED', by: 'buyer', kind: 'ACCEPT' },
  decline: { from: ['RECEIVED', 'COUNTERED'], to: 'DECLINED', by: 'seller', kind: 'DECLINE' },
  declineCounter: { from: ['COUNTERED'], to: 'DECLINED', by: 'buyer', kind: 'DECLINE' },
  counter: { from: ['RECEIVED'], to: 'COUNTERED', by: 'seller', kind: 'COUNTER' },
  /** By the shop: below the seller's threshold, or by a rule of the seller. */
  declineAutomatically: { from: ['RECEIVED'], to: 'DECLINED', by: 'shop', kind: 'DECLINE' },
  counterAutomatically: { from: ['RECEIVED'], to: 'COUNTERED', by: 'shop', kind: 'COUNTER' },
  /** The asking price was lowered below what the offer is about: the buyer is asked whether to take it at that. */
  lower: { from: ['RECEIVED', 'COUNTERED'], to: 'COUNTERED', by: 'shop', kind: 'COUNTER' },
  /** Another amount of the buyer's, between the two: it waits for the seller again. */
  counterBack: { from: ['COUNTERED'], to: 'RECEIVED', by: 'buyer', kind: 'OFFER' },
  /** More time to pay, once. */
  extend: { from: ['ACCEPTED'], to: 'ACCEPTED', by: 'seller', kind: 'EXTEND' },
  withdraw: { from: ['RECEIVED', 'COUNTERED'], to: 'WITHDRAWN', by: 'buyer', kind: 'WITHDRAW' },
  expire: { from: ['RECEIVED', 'COUNTERED', 'ACCEPTED'], to: 'EXPIRED', by: 'shop', kind: 'EXPIRE' },
  /** The listing was sold to somebody else. */
  sell: { from: ['RECEIVED', 'COUNTERED', 'ACCEPTED'], to: 'DECLINED', by: 'shop', kind: 'DECLINE' },
  /** The seller took the listing off the shop. */
  end: { from: ['RECEIVED', 'COUNTERED'], to: 'DECLINED', by: 'shop', kind: 'DECLINE' },
  /** The buyer bought it without the offer. */
  settle: { from: ['RECEIVED', 'COUNTERED', 'ACCEPTED'], to: 'WITHDRAWN', by: 'shop', kind: 'WITHDRAW' },
} as const satisfies Record<string, Move>;

export type MoveName = keyof typeof offerMoves;

/** What somebody can do about an offer, as the schema names it. */
export type OfferAction = 'ACCEPT' | 'DECLINE' | 'COUNTER' | 'WITHDRAW' | 'EXTEND' | 'ADD_TO_CART';

const actionsOf: Readonly<Record<Side, readonly (readonly [OfferAction, MoveName])[]>> = {
  seller: [
    ['ACCEPT', 'accept'],
    ['COUNTER', 'counter'],
    ['DECLINE', 'decline'],
    ['EXTEND', 'extend'],
  ],
  buyer: [
    ['ACCEPT', 'acceptCounter'],
    ['COUNTER', 'counterBack'],
    ['DECLINE', 'declineCounter'],
    ['WITHDRAW', 'withdraw'],
  ],
};

/** Reasons that tell of the rules of a seller. */
const tellsOfRules = (reason: OfferReason | null): boolean => reason === 'threshold' || reason === 'rule';

/**
 * A move as its buyer is shown it: what a rule answered is the seller's own answer. Whoever knew which amounts a rule declines
 * would find its limit by offering.
 */
export const toldToBuyer = <Told extends { readonly madeBy: OfferMover; readonly reason: OfferReason | null }>(
  move: Told,
): Told => (tellsOfRules(move.reason) ? { ...move, madeBy: 'SELLER', reason: null } : move);

/** Whether a move leads on from a state. */
export function leadsFrom(move: MoveName, state: OfferState): boolean {
  const { from }: Move = offerMoves[move];
  return from.includes(state);
}

/** How an offer stands, as far as it decides on what can be done. */
export type OfferStanding = { readonly state: OfferState; readonly isOrdered: boolean; readonly isExtended: boolean };

/** What one side can do about an offer. A buyer adds an accepted one to the cart until it is bought; time is extended once. */
export function actionsFor(side: Side, { state, isOrdered, isExtended }: OfferStanding): OfferAction[] {
  if (isOrdered) return [];
  if (side === 'buyer' && state === 'ACCEPTED') return ['ADD_TO_CART'];
  return actionsOf[side]
    .filter(([action, move]) => leadsFrom(move, state) && !(action === 'EXTEND' && isExtended))
    .map(([action]) => action);
}

/** The state at a moment: an offer past its end is expired even before the job has written it. */
export function stateAt(
  {
    state,
    expires_at: expiresAt,
    ordered_at: orderedAt,
  }: { state: OfferState; expires_at: Date; ordered_at: Date | null },
  now: Date,
): OfferState {
  return orderedAt === null && expiresAt <= now && leadsFrom('expire', state) ? 'EXPIRED' : state;
}
