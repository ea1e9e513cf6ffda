import { expect, it } from '@jest/globals';
import { ratingOf } from './condition-rating.ts';

it('rates Project 1 to Mint 6, and New 0', () => {
  const conditions = ['NEW', 'PROJECT', 'FAIR', 'GOOD', 'VERY_GOOD', 'EXCELLENT', 'MINT'] as const;
  expect(conditions.map(ratingOf)).toEqual([0, 1, 2, 3, 4, 5, 6]);
});
