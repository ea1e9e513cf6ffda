import { expect, it } from '@jest/globals';
import { readAmountBetween } from './amount.model.ts';

const range = { above: 100_000, below: 200_001 };

it.each([
  ['1,500', 150_000],
  ['$1,500.50', 150_050],
  ['1500,5', 150_050],
  ['1 500', 150_000],
  ['2000', 200_000],
  ['2000.01', 'range'],
  ['1000', 'range'],
  ['', 'missing'],
  ['  ', 'missing'],
  ['-1500', 'number'],
  ['1e9', 'number'],
  ['9'.repeat(40), 'range'],
  ['fifteen', 'number'],
])('reads %j as %j', (text, value) => {
  expect(readAmountBetween(text, range)).toBe(value);
});
