import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { NumberFormat } from './number-format.ts';

const money = { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' } as const;
const whole = { ...money, minimumFractionDigits: 0, maximumFractionDigits: 0 } as const;
const values = [0, 1, 42, 999, 1000, 1204, 24_500, 100_000, 1_234_567, 987_654_321_012, -1, -4200];
const odd = [-0, 0.005, 1 / 3, 19.999, 1e12, 1e21, NaN, Infinity, -Infinity];

afterEach(() => void jest.restoreAllMocks());

describe.each(['en', 'fr'])('numbers in %s', (locale) => {
  it.each([
    ['counts', undefined, values],
    ['whole dollars', whole, values],
    ['dollars and cents', money, [...values, 19.99, 0.01, 7064.5, -1234.56]],
  ])('writes %s as browsers do, without asking one', (_name, options, sums) => {
    const expected = sums.map((value) => new Intl.NumberFormat(locale, options).format(value));
    const asked = jest.spyOn(Intl, 'NumberFormat');
    const format = new NumberFormat(locale, options);
    expect(sums.map((value) => format.format(value))).toEqual(expected);
    expect(asked).not.toHaveBeenCalled();
  });

  it.each([
    ['counts', undefined],
    ['whole dollars', whole],
    ['dollars and cents', money],
    ['per cent', { style: 'percent' }],
    ['euros', { ...money, currency: 'EUR' }],
  ] as const)('leaves to the browser what is no plain sum of %s', (_name, options) => {
    const [browsers, ours] = [new Intl.NumberFormat(locale, options), new NumberFormat(locale, options)];
    for (const value of [...odd, ...values]) expect(ours.format(value)).toBe(browsers.format(value));
    expect(ours.formatToParts(1204.5)).toEqual(browsers.formatToParts(1204.5));
    expect(ours.resolvedOptions()).toEqual(browsers.resolvedOptions());
  });
});

it('leaves other languages to the browser', () => {
  expect(new NumberFormat('de').format(1204)).toBe('1.204');
  expect(new NumberFormat().resolvedOptions().locale).toBe(new Intl.NumberFormat().resolvedOptions().locale);
});
