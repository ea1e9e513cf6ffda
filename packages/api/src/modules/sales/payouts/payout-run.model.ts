/** How far a run of payouts is. */
export type PayoutRunState = 'PREPARED' | 'APPROVED' | 'PAID' | 'CONFIRMED' | 'CANCELLED';

/** What became of an order's payout in a run. */
export type PayoutItemState = 'WAITING' | 'PAID' | 'LEFT_OUT';

/** What somebody can do about a run, as the schema names it. */
export type PayoutRunAction = 'APPROVE' | 'PAY' | 'CONFIRM' | 'CANCEL';

type Move = { readonly from: readonly PayoutRunState[]; readonly to: PayoutRunState };

/** Every way from one state to another; there is no other. */
export const payoutRunMoves = {
  APPROVE: { from: ['PREPARED'], to: 'APPROVED' },
  PAY: { from: ['APPROVED'], to: 'PAID' },
  CONFIRM: { from: ['PAID'], to: 'CONFIRMED' },
  CANCEL: { from: ['PREPARED', 'APPROVED'], to: 'CANCELLED' },
} as const satisfies Record<PayoutRunAction, Move>;

const actionNames = ['APPROVE', 'PAY', 'CONFIRM', 'CANCEL'] as const satisfies readonly PayoutRunAction[];

/** Whether an action leads on from a state. */
export function leadsFrom(action: PayoutRunAction, state: PayoutRunState): boolean {
  const { from }: Move = payoutRunMoves[action];
  return from.includes(state);
}

/** What somebody can do about a run: whoever prepared it cannot approve it, and one that has paid somebody is not given up. */
export const actionsFor = (
  state: PayoutRunState,
  { isPreparer, isPartPaid }: { readonly isPreparer: boolean; readonly isPartPaid: boolean },
): PayoutRunAction[] =>
  actionNames.filter(
    (action) =>
      leadsFrom(action, state) && !(action === 'APPROVE' && isPreparer) && !(action === 'CANCEL' && isPartPaid),
  );
