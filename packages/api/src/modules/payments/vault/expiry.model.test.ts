import { expect, it } from '@jest/globals';
import { isCardExpired } from './expiry.model.ts';

// The shop's midnight is at five or six in the morning, UTC.
it.each([
  ['2026-11-30T23:59:59-06:00', false],
  ['2026-12-01T00:00:00-06:00', true],
  ['2026-12-01T05:00:00Z', false],
  ['2027-01-01T12:00:00Z', true],
  ['2025-12-15T12:00:00Z', false],
])('a card of November 2026 is over at %s: %s', (now, is) => {
  expect(isCardExpired({ month: 11, year: 2026 }, new Date(now))).toBe(is);
});
