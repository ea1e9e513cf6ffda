import { describe, expect, it } from '@jest/globals';
import { readPercent, shareOfPrice } from './offer-listing.model.ts';

describe('a percentage', () => {
  it.each([
    ['90', 90],
    [' 90 % ', 90],
    ['90\u202f%', 90],
    ['', null],
    ['9.5', null],
    ['-5', null],
    ['1000', null],
    ['ninety', null],
  ])('of %j is %p', (text, percent) => expect(readPercent(text)).toBe(percent));

  it('of a price is whole dollars, and the price at most', () => {
    expect(shareOfPrice(123_450, 95)).toBe(117_300);
    expect(shareOfPrice(99_960, 100)).toBe(99_960);
  });
});
