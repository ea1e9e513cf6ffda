import { describe, expect, it, jest } from '@jest/globals';
import { formatMoney } from './format-money.ts';

describe('formatMoney', () => {
  it('leaves out zero cents and keeps others', () => {
    expect(formatMoney(2_450_000, { locale: 'en' })).toBe('$24,500');
    expect(formatMoney(1_999, { locale: 'en' })).toBe('$19.99');
    expect(formatMoney(0, { locale: 'en' })).toBe('$0');
  });

  it('keeps the cents of sums that are added up', () => {
    expect(formatMoney(706_400, { locale: 'en', cents: 'always' })).toBe('$7,064.00');
  });

  it('writes French with its narrow spaces and the sign behind', () => {
    expect(formatMoney(2_450_000, { locale: 'fr' })).toBe('24\u202f500\u00a0$');
    expect(formatMoney(706_450, { locale: 'fr', cents: 'always' })).toBe('7\u202f064,50\u00a0$');
  });

  it('shows refunds with a minus', () => {
    expect(formatMoney(-4_200, { locale: 'en' })).toBe('-$42');
  });

  it('shows a negated nothing without a minus', () => {
    expect(formatMoney(-0, { locale: 'en', cents: 'always' })).toBe('$0.00');
    expect(formatMoney(-0, { locale: 'fr' })).toBe('0\u00a0$');
  });

  it('knows other currencies and those without cents', () => {
    expect(formatMoney(10_000, { locale: 'en', currency: 'EUR' })).toBe('€100');
    expect(formatMoney(10_050, { locale: 'en', currency: 'JPY' })).toBe('¥101');
  });

  it('tells dollars of Canada from those of the United States', () => {
    expect(formatMoney(10_000, { locale: 'en', currency: 'CAD' })).toBe('CA$100');
    expect(formatMoney(10_050, { locale: 'fr', currency: 'CAD' })).toBe('100,50\u00a0$CA');
  });

  it('makes each formatter once', () => {
    const made = jest.spyOn(Intl, 'NumberFormat');
    for (let at = 0; at < 20; at += 1) formatMoney(at * 100, { locale: 'en', currency: 'CHF' });
    expect(made).toHaveBeenCalledTimes(1);
    made.mockRestore();
  });
});
