import { expect, it } from '@jest/globals';
import { readCents } from './read-cents.model.ts';

it.each([
  ['12', 1_200],
  ['12.5', 1_250],
  ['$1,234.56', 123_456],
  ['100,50', 10_050],
  ['1 234,5 $', 123_450],
  [' 0.07 ', 7],
  ['', null],
  ['-5', null],
  ['1.234', null],
  ['twelve', null],
])('reads %j as %j', (text, cents) => {
  expect(readCents(text)).toBe(cents);
});
