import { describe, expect, it } from '@jest/globals';
import { readAmount, writeAmount } from './amount.ts';

const range = { least: 1, most: 999_999 };

describe('an amount that is typed', () => {
  it.each([
    ['900', 90_000],
    [' $2,450.50 ', 245_050],
    ['1,234', 123_400],
    ['2450.5', 245_050],
    ['2\u202f450 $', 245_000],
    ['1 500', 150_000],
    ['899,95', 89_995],
    ['1500,5', 150_050],
    ['0.01', 1],
    ['9999.99', 999_999],
  ])('%s is %d cents', (text, cents) => {
    expect(readAmount(text, range)).toBe(cents);
  });

  it.each([
    ['', 'missing'],
    ['  ', 'missing'],
    ['a lot', 'number'],
    ['12.345', 'number'],
    ['1,23,456', 'number'],
    ['1e3', 'number'],
    ['-5', 'number'],
    ['0', 'low'],
    ['0.00', 'low'],
    ['10000', 'high'],
    ['9'.repeat(40), 'high'],
  ])('%s is refused: %s', (text, problem) => {
    expect(readAmount(text, range)).toBe(problem);
  });

  it('may be nothing where nothing is allowed', () => {
    expect(readAmount('0', { least: 0, most: 5 })).toBe(0);
  });
});

describe('an amount in a field', () => {
  it.each([
    [123_450, 'en', 'long', '1234.50'],
    [123_450, 'fr', 'long', '1234,50'],
    [120_000, 'en', 'long', '1200.00'],
    [120_000, 'fr', 'short', '1200'],
    [120_005, 'fr', 'short', '1200,05'],
    [0, 'fr', 'long', '0,00'],
  ] as const)('%d in %s, %s: %s, and is read as the same', (cents, locale, form, text) => {
    expect(writeAmount(cents, locale, form)).toBe(text);
    expect(readAmount(text, { least: 0, most: 999_999 })).toBe(cents);
  });

  it('has its sign before it below zero', () => {
    expect(writeAmount(-1_250, 'fr')).toBe('-12,50');
  });
});
