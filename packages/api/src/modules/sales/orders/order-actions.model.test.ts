import { describe, expect, it } from '@jest/globals';
import { actionsFor, type OrderStanding } from './order-actions.model.ts';

const paid: OrderStanding = {
  isPlaced: true,
  isCancelled: false,
  isBeingPaid: false,
  isClaimable: false,
  isDisputed: false,
  openCents: 0,
  refundableCents: 100,
  shipOption: 'home',
  isSent: false,
  lines: ['ORDERED', 'ORDERED'],
};

describe('what can be done about an order', () => {
  it('depends on who somebody is', () => {
    expect(actionsFor('reader', paid)).toEqual([]);
    expect(actionsFor('buyer', paid)).toEqual(['CANCEL']);
    expect(actionsFor('seller', paid)).toEqual(['SET_TRACKING', 'SHIP']);
    expect(actionsFor('admin', paid)).toEqual(['CANCEL', 'SET_TRACKING', 'SHIP', 'REFUND', 'RETURN', 'SET_PEOPLE']);
  });

  it('allows paying the balance, and shipping only after that', () => {
    const owing = { ...paid, openCents: 50 };
    expect(actionsFor('buyer', owing)).toEqual(['PAY', 'CANCEL']);
    expect(actionsFor('buyer', { ...owing, isBeingPaid: true })).toEqual([]);
    expect(actionsFor('guest', owing)).toEqual(['PAY']);
    expect(actionsFor('admin', owing)).toContain('PAY');
    expect(actionsFor('reader', owing)).toEqual([]);
    expect(actionsFor('seller', owing)).toEqual(['SET_TRACKING']);
  });

  it('leaves what is disputed where it is, until the bank has decided', () => {
    const disputed = { ...paid, isDisputed: true, refundableCents: 0 };
    expect(actionsFor('buyer', disputed)).toEqual([]);
    expect(actionsFor('seller', disputed)).toEqual(['SET_TRACKING']);
    expect(actionsFor('admin', disputed)).toEqual(['SET_TRACKING', 'RETURN', 'SET_PEOPLE']);
    expect(actionsFor('seller', { ...disputed, shipOption: 'store' })).toEqual([]);
    expect(actionsFor('seller', { ...disputed, isSent: true, lines: ['SHIPPED'] })).toContain('DELIVER');
  });

  it('goes on with the order: sent, delivered, picked up', () => {
    const sent: OrderStanding = { ...paid, isSent: true, lines: ['SHIPPED', 'RETURNED'] };
    expect(actionsFor('buyer', sent)).toEqual([]);
    expect(actionsFor('seller', sent)).toEqual(['SET_TRACKING', 'DELIVER']);
    expect(actionsFor('seller', { ...sent, lines: ['DELIVERED'] })).toEqual(['SET_TRACKING']);
    expect(actionsFor('seller', { ...paid, shipOption: 'store' })).toEqual(['DELIVER']);
  });

  it('lets whoever bought it as a guest, or has its link, add it to an account', () => {
    const guests = { ...paid, isClaimable: true };
    expect(actionsFor('guest', guests)).toEqual(['CLAIM']);
    expect(actionsFor('buyer', guests)).toEqual(['CLAIM', 'CANCEL']);
    for (const side of ['seller', 'admin', 'reader'] as const) expect(actionsFor(side, guests)).not.toContain('CLAIM');
  });

  it('is nothing for a cart and for a cancelled order', () => {
    expect(actionsFor('admin', { ...paid, isPlaced: false })).toEqual([]);
    expect(actionsFor('admin', { ...paid, isCancelled: true })).toEqual([]);
  });
});
