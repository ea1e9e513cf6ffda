import { expect, it } from '@jest/globals';
import { splitSeconds } from './use-countdown.ts';

it.each([
  [172_800, { unit: 'days', first: 2, second: 0 }],
  [90_000, { unit: 'days', first: 1, second: 1 }],
  [3_660, { unit: 'hours', first: 1, second: 1 }],
  [3_599, { unit: 'minutes', first: 59, second: 59 }],
  [59, { unit: 'seconds', first: 0, second: 59 }],
  [0, { unit: 'seconds', first: 0, second: 0 }],
])('splits %d seconds into its two largest units', (seconds, parts) => {
  expect(splitSeconds(seconds)).toEqual(parts);
});
