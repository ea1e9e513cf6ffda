import { describe, expect, it } from '@jest/globals';
import { isSigned, pseudonymOf, sign, timingSafeEqualText } from './signature.ts';

const [FORMER, CURRENT] = ['f'.repeat(40), 'n'.repeat(40)];

describe('a signature', () => {
  const signature = sign(FORMER, 'device', 'content');

  it('verifies with each of the secrets, whichever made it', () => {
    expect(isSigned([FORMER], 'device', 'content', signature)).toBe(true);
    expect(isSigned([CURRENT, FORMER], 'device', 'content', signature)).toBe(true);
    expect(isSigned([CURRENT], 'device', 'content', signature)).toBe(false);
    expect(isSigned([], 'device', 'content', signature)).toBe(false);
  });

  it('holds for one purpose and one content', () => {
    expect(isSigned([FORMER], 'csrf', 'content', signature)).toBe(false);
    expect(isSigned([FORMER], 'device', 'other', signature)).toBe(false);
  });

  it.each(['', 'x', `${sign(FORMER, 'device', 'content')}x`, 'é'.repeat(43)])('is not %j', (forged) => {
    expect(isSigned([FORMER], 'device', 'content', forged)).toBe(false);
  });
});

it('compares texts of any length', () => {
  expect([timingSafeEqualText('a', 'a'), timingSafeEqualText('a', 'b'), timingSafeEqualText('a', 'aa')]).toEqual([
    true,
    false,
    false,
  ]);
});

it('gives one subject the same pseudonym each time, and another for another purpose', () => {
  const pseudonym = pseudonymOf(CURRENT, 'security-event', 'june@example.com');
  expect(pseudonym).toMatch(/^[\w-]{22}$/);
  expect(pseudonymOf(CURRENT, 'security-event', 'june@example.com')).toBe(pseudonym);
  expect(pseudonymOf(CURRENT, 'bot-check', 'june@example.com')).not.toBe(pseudonym);
});
