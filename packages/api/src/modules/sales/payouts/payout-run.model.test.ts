import { describe, expect, it } from '@jest/globals';
import { actionsFor } from './payout-run.model.ts';

describe('a run of payouts', () => {
  it('is approved by somebody else than who prepared it', () => {
    expect(actionsFor('PREPARED', true)).toEqual(['CANCEL']);
    expect(actionsFor('PREPARED', false)).toEqual(['APPROVE', 'CANCEL']);
  });

  it('is paid once approved, confirmed once paid, and over after that', () => {
    expect(actionsFor('APPROVED', true)).toEqual(['PAY', 'CANCEL']);
    expect(actionsFor('PAID', true)).toEqual(['CONFIRM']);
    for (const state of ['CONFIRMED', 'CANCELLED'] as const) expect(actionsFor(state, false)).toEqual([]);
  });
});
