import type { LineItemState } from './tables.ts';

type Move = { readonly from: readonly LineItemState[]; readonly to: LineItemState };

/** Every way of a line from one state to another; there is no other. A return that is taken back has its own rule below. */
export const lineItemMoves = {
  place: { from: ['IN_CART'], to: 'ORDERED' },
  ship: { from: ['ORDERED'], to: 'SHIPPED' },
  /** An order that is picked up at a store is delivered without having been shipped. */
  deliver: { from: ['ORDERED', 'SHIPPED'], to: 'DELIVERED' },
  cancel: { from: ['ORDERED'], to: 'CANCELLED' },
  return: { from: ['ORDERED', 'SHIPPED', 'DELIVERED'], to: 'RETURNED' },
} as const satisfies Record<string, Move>;

export type LineItemMove = keyof typeof lineItemMoves;

/** Whether a move leads on from a state. */
export function leadsFrom(move: LineItemMove, state: LineItemState): boolean {
  const { from }: Move = lineItemMoves[move];
  return from.includes(state);
}

/** The state of a line after its return was cancelled: that of its order. */
export function stateBeforeReturn(order: { readonly shippedAt: Date | null; readonly deliveredAt: Date | null }) {
  if (order.deliveredAt !== null) return 'DELIVERED';
  return order.shippedAt === null ? 'ORDERED' : 'SHIPPED';
}
