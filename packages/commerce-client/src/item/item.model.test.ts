import { describe, expect, it } from '@jest/globals';
import { nameOf, ratingOf } from './item.model.ts';

describe('nameOf', () => {
  it('takes the year off at either end', () => {
    expect(nameOf('1962 Fender Stratocaster', '1962')).toBe('Fender Stratocaster');
    expect(nameOf('Fender Stratocaster 1962', '1962')).toBe('Fender Stratocaster');
    expect(nameOf('Gibson L-00, vers 1934', 'vers 1934')).toBe('Gibson L-00');
    expect(nameOf('c. 1934 Gibson L-00', 'c. 1934')).toBe('Gibson L-00');
    expect(nameOf('Gibson Super 400 1950-1951', '1950–51')).toBe('Gibson Super 400');
    expect(nameOf('1950–51 Gibson Super 400', '1950–51')).toBe('Gibson Super 400');
  });

  it('leaves other titles alone', () => {
    expect(nameOf('Headstock T-shirt', null)).toBe('Headstock T-shirt');
    expect(nameOf('19620 Widget', '1962')).toBe('19620 Widget');
  });
});

it('rates Project 1 to Mint 6, and New 0', () => {
  const conditions = ['NEW', 'PROJECT', 'FAIR', 'GOOD', 'VERY_GOOD', 'EXCELLENT', 'MINT'] as const;
  expect(conditions.map(ratingOf)).toEqual([0, 1, 2, 3, 4, 5, 6]);
});
