/** The state of an offer. RECEIVED and COUNTERED wait for an answer, ACCEPTED for its buyer; the others are over. */
export const offerStates = ['RECEIVED', 'ACCEPTED', 'DECLINED', 'COUNTERED', 'EXPIRED', 'WITHDRAWN'] as const;
export type OfferState = (typeof offerStates)[number];

/** Who declined: the shop for an amount that was too low, one of the two, or the sale to somebody else. */
export type DeclinedBy = 'AUTOMATIC' | 'SELLER' | 'BUYER' | 'SALE';

/** Which of the two somebody is in an offer. */
export type Side = 'buyer' | 'seller';

type Move = { readonly from: readonly OfferState[]; readonly to: OfferState; readonly by: Side | 'shop' };

/** Every way from one state to another; there is no other. */
export const offerMoves = {
  accept: { from: ['RECEIVED'], to: 'ACCEPTED', by: 'seller' },
  acceptCounter: { from: ['COUNTERED'], to: 'ACCEPTED', by: 'buyer' },
  decline: { from: ['RECEIVED', 'COUNTERED'], to: 'DECLINED', by: 'seller' },
  declineCounter: { from: ['COUNTERED'], to: 'DECLINED', by: 'buyer' },
  counter: { from: ['RECEIVED'], to: 'COUNTERED', by: 'seller' },
  withdraw: { from: ['RECEIVED', 'COUNTERED'], to: 'WITHDRAWN', by: 'buyer' },
  expire: { from: ['RECEIVED', 'COUNTERED', 'ACCEPTED'], to: 'EXPIRED', by: 'shop' },
  /** The listing was sold to somebody else. */
  sell: { from: ['RECEIVED', 'COUNTERED', 'ACCEPTED'], to: 'DECLINED', by: 'shop' },
  /** The buyer bought it without the offer. */
  settle: { from: ['RECEIVED', 'COUNTERED', 'ACCEPTED'], to: 'WITHDRAWN', by: 'shop' },
} as const satisfies Record<string, Move>;

export type MoveName = keyof typeof offerMoves;

/** What somebody can do about an offer, as the schema names it. */
export type OfferAction = 'ACCEPT' | 'DECLINE' | 'COUNTER' | 'WITHDRAW' | 'ADD_TO_CART';

const actionsOf: Readonly<Record<Side, readonly (readonly [OfferAction, MoveName])[]>> = {
  seller: [
    ['ACCEPT', 'accept'],
    ['COUNTER', 'counter'],
    ['DECLINE', 'decline'],
  ],
  buyer: [
    ['ACCEPT', 'acceptCounter'],
    ['DECLINE', 'declineCounter'],
    ['WITHDRAW', 'withdraw'],
  ],
};

/** Whether a move leads on from a state. */
export function leadsFrom(move: MoveName, state: OfferState): boolean {
  const { from }: Move = offerMoves[move];
  return from.includes(state);
}

/** What one side can do about an offer in a state. A buyer adds an accepted one to the cart until it is bought. */
export function actionsFor(side: Side, state: OfferState, isOrdered: boolean): OfferAction[] {
  if (side === 'buyer' && state === 'ACCEPTED') return isOrdered ? [] : ['ADD_TO_CART'];
  return actionsOf[side].filter(([, move]) => leadsFrom(move, state)).map(([action]) => action);
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
