import { expect, it } from '@jest/globals';
import { repriced } from './reprice-percent.ts';

it.each([
  [100_000, -10, 90_000],
  [99_999, -10, 90_000],
  [12_345, 5, 13_000],
  [200, -90, 100],
])('%p cents changed by %p percent are %p, in whole dollars', (cents, percent, changed) => {
  expect(repriced(cents, percent)).toBe(changed);
});
