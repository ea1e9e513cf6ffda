import { describe, expect, it } from '@jest/globals';
import { atLeast } from './rounded-count.model.ts';

describe('a number that there are at least', () => {
  it.each([
    [0, 0],
    [7, 7],
    [42, 42],
    [456, 450],
    [3001, 3000],
    [98_765, 98_000],
  ])('of %d is %d', (count, said) => {
    expect(atLeast(count)).toBe(said);
  });
});
