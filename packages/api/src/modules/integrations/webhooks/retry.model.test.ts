import { expect, it } from '@jest/globals';
import { MOST_ATTEMPTS, pauseAfter, readRetryAfter } from './retry.model.ts';

it('waits longer after every failure, ends after ten, and never lets two come back at the same moment', () => {
  const pauses = Array.from({ length: MOST_ATTEMPTS }, (_, index) => pauseAfter(index + 1, null, 0));
  expect(pauses).toEqual([5, 30, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, null]);
  expect(pauseAfter(2, null, 1)).toBe(36);
  expect(pauses.reduce<number>((sum, pause) => sum + (pause ?? 0), 0) / 3600).toBeCloseTo(51.6, 1);
});

it('waits as long as the receiver asks, a day at most', () => {
  expect(pauseAfter(1, 120, 0)).toBe(120);
  expect(pauseAfter(5, 10, 0)).toBe(7200);
  expect(pauseAfter(1, 1_000_000, 0)).toBe(86_400);
  const now = new Date('2026-11-26T12:00:00Z');
  expect(
    ['90', 'Thu, 26 Nov 2026 12:01:00 GMT', 'Thu, 26 Nov 2026 11:00:00 GMT', 'soon', undefined].map((header) =>
      readRetryAfter(header, now),
    ),
  ).toEqual([90, 60, 0, null, null]);
});
