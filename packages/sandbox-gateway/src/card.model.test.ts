import { describe, expect, it } from '@jest/globals';
import { checkCard, passesLuhn, TEST_CARDS } from './card.model.ts';

const now = new Date('2026-07-15T12:00:00Z');
const good = { number: '4242 4242 4242 4242', expiry: '07/26', cvc: '123' };

describe('checkCard', () => {
  it('keeps network, last four digits and behaviour, never the number', () => {
    expect(checkCard(good, now)).toEqual({
      card: { network: 'visa', last4: '4242', behaviour: 'succeeds', expiry: { month: 7, year: 2026 } },
    });
  });

  it.each(Object.keys(TEST_CARDS))('knows the test card %s', (number) => {
    const cvc = number.startsWith('3') ? '1234' : '123';
    expect(passesLuhn(number)).toBe(true);
    expect(checkCard({ number, expiry: '12/40', cvc }, now)).toHaveProperty('card');
  });

  it('refuses a card that could be real', () => {
    expect(checkCard({ ...good, number: '4111111111111111' }, now)).toEqual({
      problems: { number: 'not-a-test-card' },
    });
  });

  it.each([
    ['', 'empty'],
    ['4242 4242 4242 4241', 'invalid'],
    ['4242', 'invalid'],
    ['4242424242424242x', 'invalid'],
    ['__proto__', 'invalid'],
  ])('finds the number %j %s', (number, problem) => {
    expect(checkCard({ ...good, number }, now)).toEqual({ problems: { number: problem } });
  });

  it.each([
    ['', 'empty'],
    ['13/30', 'invalid'],
    ['0/30', 'invalid'],
    ['soon', 'invalid'],
    ['06/26', 'past'],
    ['06/2026', 'past'],
  ])('finds the expiry %j %s', (expiry, problem) => {
    expect(checkCard({ ...good, expiry }, now)).toEqual({ problems: { expiry: problem } });
  });

  it.each(['07/26', '7/26', '0726', '07 / 2026', '12/99'])('reads the expiry %j, to the end of the month', (expiry) => {
    expect(checkCard({ ...good, expiry }, new Date('2026-07-31T23:59:59Z'))).toHaveProperty('card');
  });

  it.each([
    ['', 'empty'],
    ['12', 'invalid'],
    ['1234', 'invalid'],
    ['abc', 'invalid'],
  ])('finds the security code %j %s', (cvc, problem) => {
    expect(checkCard({ ...good, cvc }, now)).toEqual({ problems: { cvc: problem } });
  });
});
