import { describe, expect, it } from '@jest/globals';
import { convertCents } from './convert-money.ts';
import { formatMoney } from './format-money.ts';

const write = (cents: number, rate: number, currency: string, locale = 'en'): string =>
  formatMoney(convertCents(cents, rate, currency), { locale, currency });

describe('an amount in another currency', () => {
  it('is whole from a hundred on', () => {
    expect(write(245_000, 0.8629, 'EUR')).toBe('€2,114');
    expect(write(2_450_000, 0.7563, 'GBP')).toBe('£18,529');
    expect(write(100_000_000, 1.4028, 'CAD')).toBe('CA$1,402,800');
  });

  it('has its cents below', () => {
    expect(write(1_999, 0.8629, 'EUR')).toBe('€17.25');
    expect(write(9_900, 1, 'EUR')).toBe('€99');
    expect(write(9_999, 1.00006, 'EUR')).toBe('€100');
    expect(write(9_999, 1, 'EUR')).toBe('€99.99');
  });

  it('has no part of a yen, and fewer digits the more there are', () => {
    expect(write(1_999, 156.32, 'JPY')).toBe('¥3,120');
    expect(write(450, 156.32, 'JPY')).toBe('¥703');
    expect(write(245_000, 156.32, 'JPY')).toBe('¥383,000');
    expect(write(640, 156.25, 'JPY')).toBe('¥1,000');
  });

  it('ends below a hundred francs as a price in francs does', () => {
    expect(write(1_999, 0.8054, 'CHF')).toBe('CHF\u00a016.10');
    expect(write(245_000, 0.8054, 'CHF')).toBe('CHF\u00a01,973');
  });

  it('is written as French readers write it', () => {
    expect(write(245_000, 0.8629, 'EUR', 'fr')).toBe('2\u202f114\u00a0€');
    expect(write(1_999, 0.8629, 'EUR', 'fr')).toBe('17,25\u00a0€');
    expect(write(245_000, 1.4028, 'CAD', 'fr')).toBe('3\u202f437\u00a0$CA');
  });

  it('is none where there is none, less than none for a discount, and never vanishes', () => {
    expect(convertCents(0, 0.8629, 'EUR')).toBe(0);
    expect(convertCents(-245_000, 0.8629, 'EUR')).toBe(-211_400);
    expect([convertCents(1, 0.4, 'EUR'), convertCents(1, 0.8, 'CHF'), convertCents(1, 40, 'JPY')]).toEqual([1, 5, 100]);
  });

  it.each(['EUR', 'GBP', 'CAD', 'JPY', 'CHF'])('in %s grows with the amount, in whole hundredths', (currency) => {
    const rate = currency === 'JPY' ? 156.32 : 0.8629;
    let before = 0;
    for (let cents = 1; cents < 3_000_000; cents = Math.ceil(cents * 1.07)) {
      const converted = convertCents(cents, rate, currency);
      expect(Number.isInteger(converted)).toBe(true);
      expect(converted).toBeGreaterThanOrEqual(before);
      // By half a step at most: half a unit of a hundred, fifty yen of ten thousand, a coin of small amounts.
      const error = Math.abs(converted - cents * rate);
      expect(error).toBeLessThanOrEqual(Math.max(cents * rate * 0.006, currency === 'JPY' ? 100 : 5));
      before = converted;
    }
  });
});
