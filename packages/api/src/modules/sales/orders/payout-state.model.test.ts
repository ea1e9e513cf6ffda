import { describe, expect, it } from '@jest/globals';
import { payoutStateAt } from './payout-state.model.ts';

describe('a payout', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  const facts = {
    isHouse: false,
    isCancelled: false,
    isPaid: true,
    deliveredAt: new Date('2026-11-19T12:00:00Z'),
    dueCents: 80_000,
    paidOutAt: null,
    trialDays: 3,
    hasOpenReturn: false,
  };

  it('waits for money and delivery, then for the end of the trial', () => {
    expect(payoutStateAt({ ...facts, isPaid: false }, now)).toBe('WAITING');
    expect(payoutStateAt({ ...facts, deliveredAt: null }, now)).toBe('WAITING');
    expect(payoutStateAt(facts, now)).toBe('TRIAL');
    expect(payoutStateAt(facts, new Date('2026-11-22T12:00:00Z'))).toBe('DUE');
  });

  it('waits for the end of a return once the trial is over', () => {
    const returned = { ...facts, hasOpenReturn: true };
    expect(payoutStateAt(returned, now)).toBe('TRIAL');
    expect(payoutStateAt(returned, new Date('2026-11-22T12:00:00Z'))).toBe('WAITING');
    expect(payoutStateAt({ ...returned, paidOutAt: now, dueCents: 0 }, new Date('2026-11-22T12:00:00Z'))).toBe('PAID');
  });

  it('stays paid, is cancelled with its order or when nothing is left, and does not exist for the shop’s own goods', () => {
    expect(payoutStateAt({ ...facts, paidOutAt: now, dueCents: 0, isCancelled: true }, now)).toBe('PAID');
    expect(payoutStateAt({ ...facts, paidOutAt: now, dueCents: -5_000 }, now)).toBe('PAID');
    expect(payoutStateAt({ ...facts, isCancelled: true }, now)).toBe('CANCELLED');
    expect(payoutStateAt({ ...facts, dueCents: 0 }, now)).toBe('CANCELLED');
    expect(payoutStateAt({ ...facts, isHouse: true }, now)).toBe('NONE');
  });

  it('is due again when the seller is owed more after it was paid', () => {
    const later = new Date('2026-11-29T12:00:00Z');
    expect(payoutStateAt({ ...facts, paidOutAt: now, dueCents: 4_000 }, later)).toBe('DUE');
  });
});
