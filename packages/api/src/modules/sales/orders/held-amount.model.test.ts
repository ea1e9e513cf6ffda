import { expect, it } from '@jest/globals';
import { type HeldFacts, heldOf } from './held-amount.model.ts';

const now = new Date('2026-11-23T12:00:00Z');
const facts: HeldFacts = {
  isHouse: false,
  isCancelled: false,
  isPaid: true,
  isDisputed: false,
  deliveredAt: null,
  sentAt: null,
  shipBy: new Date('2026-11-26T00:00:00Z'),
  dueCents: 80_000,
  paidOutAt: null,
  trialDays: 3,
  payoutDays: 5,
  canBePaid: true,
  hasOpenReturn: false,
  returnEnd: null,
  hasFailed: false,
};
const held = (change: Partial<HeldFacts>) => {
  const { reason, until } = heldOf({ ...facts, ...change }, now) ?? {};
  return [reason, until?.toISOString().slice(0, 10)];
};

it('names why money is held and until when, from the sale to the payout', () => {
  expect(held({})).toEqual(['not_shipped', '2026-12-11']);
  expect(held({ sentAt: new Date('2026-11-22T12:00:00Z') })).toEqual(['in_transit', '2026-12-07']);
  expect(held({ deliveredAt: new Date('2026-11-22T12:00:00Z') })).toEqual(['inspection', '2026-11-30']);
  const arrived = { deliveredAt: new Date('2026-11-01T12:00:00Z') };
  expect(held({ ...arrived, canBePaid: false })).toEqual(['account_incomplete', undefined]);
  expect(held({ ...arrived, isDisputed: true, isPaid: false })).toEqual(['dispute', undefined]);
});

it('holds what a return may take, until somebody has acted and the trial is over', () => {
  const open = { deliveredAt: new Date('2026-11-22T12:00:00Z'), hasOpenReturn: true };
  expect(held({ ...open, returnEnd: new Date('2026-12-06T12:00:00Z') })).toEqual(['return', '2026-12-11']);
  expect(held({ ...open, returnEnd: new Date('2026-11-23T18:00:00Z') })).toEqual(['return', '2026-11-30']);
});

it('says that the bank sent a payout back', () => {
  expect(held({ deliveredAt: new Date('2026-11-01T12:00:00Z'), hasFailed: true })).toEqual(['failed_bank', undefined]);
});

it('holds nothing that is due, unpaid, cancelled, settled, or the shop’s own', () => {
  const arrived = { deliveredAt: new Date('2026-11-01T12:00:00Z') };
  for (const change of [arrived, { isPaid: false }, { isCancelled: true }, { dueCents: 0 }, { isHouse: true }])
    expect(heldOf({ ...facts, ...change }, now)).toBeNull();
});
