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
  const read = readNumber(text, scale, digits, 'en');
  expect(read.ok ? read.value : undefined).toBe(value);
});

it.each<[string, number, number, number | undefined]>([
  ['3,625', 1_000, 3, 3_625],
  ['3.625', 1_000, 3, 3_625],
  ['1\u202f250,50', 100, 2, 125_050],
  ['1,250', 100, 2, undefined],
])('reads %j in French, where a comma begins the decimals', (text, scale, digits, value) => {
  const read = readNumber(text, scale, digits, 'fr');
  expect(read.ok ? read.value : undefined).toBe(value);
});

it('shows what it reads, as the language writes it', () => {
  expect(showNumber(525_050, 100, 2, 'en')).toBe('5250.50');
  expect(showNumber(525_050, 100, 2, 'fr')).toBe('5250,50');
  expect(showNumber(525_000, 100, 2, 'en')).toBe('5250');
  expect(showNumber(null, 1, 0, 'en')).toBe('');
  expect(showNumber(8_100, 1_000, 3, 'fr')).toBe('8,1');
});

it.each(['en', 'fr'] as const)('reads what it shows in %s', (locale) => {
  for (const value of [1, 12, 999, 1_000, 3_625, 100_000]) {
    const read = readNumber(showNumber(value, 1_000, 3, locale), 1_000, 3, locale);
    expect(read).toEqual({ ok: true, value });
  }
});

it('tells the spread of prices, and the middle only of enough', () => {
  expect(spreadOf([])).toBeNull();
  expect(spreadOf([300, 100])).toEqual({ lowest: 100, highest: 300, middle: null });
  expect(spreadOf([5, 1, 2, 3, 4])).toEqual({ lowest: 1, highest: 5, middle: [2, 4] });
});
