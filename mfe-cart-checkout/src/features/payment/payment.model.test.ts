import { describe, expect, it } from '@jest/globals';
import { isWebAddress, outcomeOf, pollDelay, type PaymentAnswer } from './payment.model.ts';

const answer: PaymentAnswer = { success: false, message: null, code: null, orders: [], nextAction: null };

describe('an answer', () => {
  it.each([
    ['success', { success: true }, 'placed'],
    ['declined', { code: 'declined', message: 'No.' }, 'declined'],
    ['changed', { code: 'changed' }, 'changed'],
    ['coming back without paying', { code: 'void' }, 'cancelled'],
    ['a code with too little on it', { code: 'insufficient', message: 'Little.' }, 'storedValue'],
    ['a code that ran out', { code: 'expired' }, 'storedValue'],
    ['a code that the seller does not take', { code: 'not-accepted' }, 'storedValue'],
    [
      'a bank that takes its time',
      { success: true, code: 'submitted', nextAction: { type: 'v', url: 'https://a.b' } },
      'placed',
    ],
    ['pending', { code: 'pending' }, 'pending'],
    ['a key that nobody knows', { code: 'not-found' }, 'unknown'],
    ['unavailable', { code: 'unavailable' }, 'refused'],
    ['anything else', { code: 'whatever' }, 'refused'],
    [
      'a confirmation',
      { code: 'action-required', nextAction: { type: 'redirect', url: 'https://bank.example/x' } },
      'action',
    ],
    ['a confirmation without a place', { code: 'action-required' }, 'pending'],
    [
      'a confirmation at a dangerous place',
      { code: 'action-required', nextAction: { type: 'r', url: 'javascript:alert(1)' } },
      'pending',
    ],
  ])('of %s means what it should', (_name, more, kind) => {
    expect(outcomeOf({ ...answer, ...more }).kind).toBe(kind);
  });
  it('names the order that was placed before, of whose rest nothing came', () => {
    const placed = { id: 'one', number: 'H-1', guestKey: 'k', completedAt: '2026-11-21T18:00:00Z' };
    const declined = { ...answer, code: 'declined' };
    expect(outcomeOf({ ...declined, orders: [placed] })).toMatchObject({ kind: 'declined', order: { id: 'one' } });
    expect(outcomeOf({ ...declined, orders: [{ ...placed, completedAt: null }] })).not.toHaveProperty('order');
  });
  it('never leads to an address that runs code', () => {
    expect(['https://a.b/c', 'http://localhost:3003/x'].every(isWebAddress)).toBe(true);
    expect(['javascript:1', 'data:text/html,x', '/relative', '', 'blob:https://a/b'].some(isWebAddress)).toBe(false);
  });
});

it('asks ever more slowly, and stops', () => {
  expect([0, 1, 2, 3, 4, 9].map(pollDelay)).toEqual([1000, 1500, 2000, 3000, 5000, 5000]);
  expect(pollDelay(40)).toBeNull();
});
