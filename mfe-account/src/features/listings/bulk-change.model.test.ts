import { expect, it } from '@jest/globals';
import { changedPrice, readChange } from './bulk-change.model.ts';

it.each([
  ['-10', -10],
  ['\u221210\u202f%', -10],
  ['+5%', 5],
  [' 12 ', 12],
  ['0', null],
  ['', null],
  ['ten', null],
  ['1.5', null],
])('a change of %j is %p percent', (text, percent) => {
  expect(readChange(text)).toBe(percent);
});

it.each([
  [100_000, -10, 90_000],
  [99_999, -10, 90_000],
  [12_345, 5, 13_000],
  [200, -90, 100],
])('%p cents changed by %p percent are %p, in whole dollars', (cents, percent, changed) => {
  expect(changedPrice(cents, percent)).toBe(changed);
});
