import { describe, expect, it } from '@jest/globals';
import { storeProfile } from '@headstock/contracts/store-profile';
import { commissionOf, payoutStateAt } from './payout.model.ts';

const steps = storeProfile.commission.private;

describe('the shop’s share', () => {
  it('is 20 percent of the first $5,000 and 12 percent of the rest, as the page says', () => {
    expect(commissionOf(800_000, steps)).toBe(136_000);
    expect(commissionOf(500_000, steps)).toBe(100_000);
    expect(commissionOf(500_001, steps)).toBe(100_000);
    expect(commissionOf(0, steps)).toBe(0);
  });

  it('is nothing where the shop sells its own, and never more than the sale', () => {
    expect(commissionOf(800_000, [])).toBe(0);
    for (const cents of [1, 2, 3, 99, 101]) expect(commissionOf(cents, steps)).toBeLessThanOrEqual(cents);
  });
});

describe('a payout', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  const facts = {
    isHouse: false,
    isCancelled: false,
    isFullyPaid: true,
    deliveredAt: new Date('2026-11-19T12:00:00Z'),
    paidOutAt: null,
    trialDays: 3,
  };

  it('waits for money and delivery, then for the end of the trial', () => {
    expect(payoutStateAt({ ...facts, isFullyPaid: false }, now)).toBe('WAITING');
    expect(payoutStateAt({ ...facts, deliveredAt: null }, now)).toBe('WAITING');
    expect(payoutStateAt(facts, now)).toBe('TRIAL');
    expect(payoutStateAt(facts, new Date('2026-11-22T12:00:00Z'))).toBe('DUE');
  });

  it('stays paid, is off when the order is, and is none of the house’s own', () => {
    expect(payoutStateAt({ ...facts, paidOutAt: now, isCancelled: true }, now)).toBe('PAID');
    expect(payoutStateAt({ ...facts, isCancelled: true }, now)).toBe('CANCELLED');
    expect(payoutStateAt({ ...facts, isHouse: true }, now)).toBe('NONE');
  });
});
