import { expect, it } from '@jest/globals';
import { spreadOf } from './price-guidance.model.ts';
import { readNumber, showNumber } from './number-text.model.ts';

it.each<[string, number, number, number | null | undefined]>([
  ['5,250', 100, 2, 525_000],
  ['5 250', 100, 2, 525_000],
  ['$5250.5', 100, 2, 525_050],
  ['5250,50', 100, 2, 525_050],
  ['0.1', 100, 2, 10],
  ['7.5', 1_000, 3, 7_500],
  ['41.5', 1, 1, 41.5],
  ['', 1, 0, null],
  ['1964', 1, 0, 1_964],
  ['19.64', 1, 0, undefined],
  ['1.234', 100, 2, undefined],
  ['-5', 1, 0, undefined],
  ['1e9', 1, 0, undefined],
  ['9'.repeat(30), 1, 0, undefined],
])('reads %j', (text, scale, digits, value) => {
  const read = readNumber(text, scale, digits);
  expect(read.ok ? read.value : undefined).toBe(value);
});

it('shows what it reads', () => {
  expect(showNumber(525_050, 100, 2)).toBe('5250.50');
  expect(showNumber(525_000, 100, 2)).toBe('5250');
  expect(showNumber(null, 1, 0)).toBe('');
});

it('tells the spread of prices, and the middle only of enough', () => {
  expect(spreadOf([])).toBeNull();
  expect(spreadOf([300, 100])).toEqual({ lowest: 100, highest: 300, middle: null });
  expect(spreadOf([5, 1, 2, 3, 4])).toEqual({ lowest: 1, highest: 5, middle: [2, 4] });
});
