/** Why somebody sends something back. */
export const returnReasons = ['CHANGED_MIND', 'NOT_AS_DESCRIBED', 'DAMAGED', 'WRONG_ITEM', 'OTHER'] as const;
export type ReturnReason = (typeof returnReasons)[number];

/** How a request stands. REQUESTED waits for the seller, APPROVED for the buyer, SENT for the parcel; the others are over. */
export type ReturnState = 'REQUESTED' | 'APPROVED' | 'DECLINED' | 'SENT' | 'RECEIVED' | 'WITHDRAWN' | 'EXPIRED';

/** Which side of a return somebody is on. Admins stand in for every seller. */
export type ReturnSide = 'buyer' | 'seller';

/** What somebody can do about a request, as the schema names it. */
export type ReturnAction = 'APPROVE' | 'DECLINE' | 'WITHDRAW' | 'SEND';

type Move = { readonly from: readonly ReturnState[]; readonly to: ReturnState; readonly by: ReturnSide | 'shop' };

/** Every way from one state to another; there is no other. */
export const returnMoves = {
  approve: { from: ['REQUESTED'], to: 'APPROVED', by: 'seller' },
  decline: { from: ['REQUESTED'], to: 'DECLINED', by: 'seller' },
  withdraw: { from: ['REQUESTED', 'APPROVED'], to: 'WITHDRAWN', by: 'buyer' },
  send: { from: ['APPROVED'], to: 'SENT', by: 'buyer' },
  /** It was not sent in time. */
  expire: { from: ['APPROVED'], to: 'EXPIRED', by: 'shop' },
  /** Staff marked the line as returned, whatever the buyer said before. */
  receive: { from: ['REQUESTED', 'APPROVED', 'SENT'], to: 'RECEIVED', by: 'shop' },
  /** Staff took that back: the parcel is on its way again, or is still to be sent. */
  missAgain: { from: ['RECEIVED'], to: 'SENT', by: 'shop' },
  awaitAgain: { from: ['RECEIVED'], to: 'APPROVED', by: 'shop' },
} as const satisfies Record<string, Move>;

export type ReturnMove = keyof typeof returnMoves;

/** States in which a request is under way: a line has one such request at most. */
export const openStates = ['REQUESTED', 'APPROVED', 'SENT'] as const satisfies readonly ReturnState[];

/** Whether a move leads on from a state. */
export function leadsFrom(move: ReturnMove, state: ReturnState): boolean {
  const { from }: Move = returnMoves[move];
  return from.includes(state);
}

/** The state at a moment: an approval that ran out is over even before the job has written it. */
export function stateAt(state: ReturnState, dueAt: Date | null, now: Date): ReturnState {
  return dueAt !== null && dueAt < now && leadsFrom('expire', state) ? 'EXPIRED' : state;
}

const actions: Readonly<Record<ReturnAction, ReturnMove>> = {
  APPROVE: 'approve',
  DECLINE: 'decline',
  SEND: 'send',
  WITHDRAW: 'withdraw',
};
const actionNames = ['APPROVE', 'DECLINE', 'SEND', 'WITHDRAW'] as const satisfies readonly ReturnAction[];

/** What one side can do about a request in a state. */
export const actionsFor = (side: ReturnSide, state: ReturnState): ReturnAction[] =>
  actionNames.filter((name) => returnMoves[actions[name]].by === side && leadsFrom(actions[name], state));

const waitsForSide: Readonly<Partial<Record<ReturnState, 'BUYER' | 'SELLER'>>> = {
  REQUESTED: 'SELLER',
  APPROVED: 'BUYER',
  SENT: 'SELLER',
};

/** Who has to act next; null when it is over. */
export const waitsFor = (state: ReturnState): 'BUYER' | 'SELLER' | null => waitsForSide[state] ?? null;

const afterWindow: readonly ReturnReason[] = ['NOT_AS_DESCRIBED', 'DAMAGED', 'WRONG_ITEM'];

/**
 * How a new request begins. Within the days of the policy a return is the buyer's right and approved at once; after them only a
 * fault is taken, and waits for the seller. Null: it is not taken.
 */
export function firstState(reason: ReturnReason, isWithinWindow: boolean): 'APPROVED' | 'REQUESTED' | null {
  if (isWithinWindow) return 'APPROVED';
  return afterWindow.includes(reason) ? 'REQUESTED' : null;
}
