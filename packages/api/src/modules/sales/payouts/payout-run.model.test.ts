import { describe, expect, it } from '@jest/globals';
import { actionsFor } from './payout-run.model.ts';

const nobody = { isPreparer: false, isPartPaid: false };
const preparer = { ...nobody, isPreparer: true };

describe('a run of payouts', () => {
  it('is approved by somebody else than who prepared it', () => {
    expect(actionsFor('PREPARED', preparer)).toEqual(['CANCEL']);
    expect(actionsFor('PREPARED', nobody)).toEqual(['APPROVE', 'CANCEL']);
  });

  it('is not given up once somebody is paid', () => {
    expect(actionsFor('APPROVED', { isPreparer: false, isPartPaid: true })).toEqual(['PAY']);
  });

  it('is paid once approved, confirmed once paid, and over after that', () => {
    expect(actionsFor('APPROVED', preparer)).toEqual(['PAY', 'CANCEL']);
    expect(actionsFor('PAID', preparer)).toEqual(['CONFIRM']);
    for (const state of ['CONFIRMED', 'CANCELLED'] as const) expect(actionsFor(state, nobody)).toEqual([]);
  });
});
