import { describe, expect, it } from '@jest/globals';
import { leadsFrom, type LineItemMove, lineItemMoves, stateBeforeReturn } from './line-item-states.model.ts';
import type { LineItemState } from './tables.ts';

const states: readonly LineItemState[] = ['IN_CART', 'ORDERED', 'SHIPPED', 'DELIVERED', 'CANCELLED', 'RETURNED'];
const moves: readonly LineItemMove[] = ['place', 'ship', 'deliver', 'cancel', 'return'];

describe('a line', () => {
  it('allows only the transitions in the table', () => {
    const ways = states.flatMap((from) =>
      moves.filter((move) => leadsFrom(move, from)).map((move) => `${from} → ${lineItemMoves[move].to}`),
    );
    expect(ways).toEqual([
      'IN_CART → ORDERED',
      'ORDERED → SHIPPED',
      'ORDERED → DELIVERED',
      'ORDERED → CANCELLED',
      'ORDERED → RETURNED',
      'SHIPPED → DELIVERED',
      'SHIPPED → RETURNED',
      'DELIVERED → RETURNED',
    ]);
  });

  it('has the state of its order again when a return is cancelled', () => {
    const day = new Date('2026-11-21T12:00:00Z');
    expect(stateBeforeReturn({ shippedAt: null, deliveredAt: null })).toBe('ORDERED');
    expect(stateBeforeReturn({ shippedAt: day, deliveredAt: null })).toBe('SHIPPED');
    expect(stateBeforeReturn({ shippedAt: day, deliveredAt: day })).toBe('DELIVERED');
    expect(stateBeforeReturn({ shippedAt: null, deliveredAt: day })).toBe('DELIVERED');
  });
});
