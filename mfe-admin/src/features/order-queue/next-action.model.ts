import type { OrderNextAction } from './order-queue.generated.ts';

/** The next actions of orders, in the order in which they count. */
export const nextActions = [
  'ANSWER_DISPUTE',
  'ANSWER_RETURN',
  'CHECK_REFUND',
  'COLLECT',
  'SHIP',
  'HAND_OVER',
  'CONFIRM_DELIVERY',
  'PAY_OUT',
  'NONE',
] as const satisfies readonly OrderNextAction[];

/** A next action of this name, or null. */
export const asNextAction = (text: string | undefined): OrderNextAction | null =>
  nextActions.find((action) => action === text) ?? null;

/** The columns of the board: everything that waits for somebody. */
export const openActions = nextActions.filter((action) => action !== 'NONE');

/** How urgent a badge looks. */
export const toneOf = (action: OrderNextAction): 'bad' | 'warn' | 'plush' | 'plain' => {
  if (action === 'ANSWER_DISPUTE' || action === 'CHECK_REFUND') return 'bad';
  if (action === 'ANSWER_RETURN' || action === 'COLLECT') return 'warn';
  return action === 'NONE' ? 'plain' : 'plush';
};
