import { expect, it } from '@jest/globals';
import { nextStates, repairStates } from './repair-states.model.ts';

it('no work begins before the customer has agreed to an estimate', () => {
  const leading = repairStates.filter((state) => nextStates(state).includes('IN_WORK'));
  expect(leading).toEqual(['APPROVED', 'READY']);
  expect(repairStates.filter((state) => nextStates(state).includes('APPROVED'))).toEqual(['ESTIMATED']);
});

it('every instrument is given back in the end', () => {
  expect(nextStates('COLLECTED')).toEqual([]);
  for (const state of repairStates) {
    const seen = new Set([state]);
    for (const each of seen) for (const next of nextStates(each)) seen.add(next);
    expect([...seen]).toContain('COLLECTED');
  }
});
