import { describe, expect, it } from '@jest/globals';
import { ageInDays, checkRates } from './rate-table.model.ts';

const now = new Date('2026-11-27T16:20:00Z');
const rates = { EUR: 0.86, GBP: 0.75, CAD: 1.4, JPY: 156, CHF: 0.8 };
const last = { asOf: '2026-11-26', rates };

describe('a table of rates', () => {
  it('is taken over when it can be true', () => {
    expect(checkRates({ asOf: '2026-11-27', rates }, null, now)).toBeNull();
    expect(checkRates({ asOf: '2026-11-27', rates: { ...rates, EUR: 0.9 } }, last, now)).toBeNull();
    expect(checkRates({ asOf: '2026-11-28', rates: { JPY: 150 } }, last, now)).toBeNull();
  });

  it('is refused for a day to come, and for one too long ago', () => {
    expect(checkRates({ asOf: '2026-11-30', rates }, null, now)).toBe('date');
    expect(checkRates({ asOf: '2026-10-28', rates }, null, now)).toBeNull();
    expect(checkRates({ asOf: '2026-10-27', rates }, null, now)).toBe('date');
    expect(checkRates({ asOf: 'never', rates }, null, now)).toBe('date');
  });

  it.each([{}, { EUR: 86 }, { JPY: 1.56 }, { ...rates, CHF: Number.NaN }, { ...rates, GBP: 0 }])(
    'is refused with %j, which no dollar was ever worth',
    (wrong) => expect(checkRates({ asOf: '2026-11-27', rates: wrong }, null, now)).toBe('rates'),
  );

  it('is refused when one rate leaps, unless the last is more than a week old', () => {
    const leap = { asOf: '2026-11-27', rates: { ...rates, GBP: 0.75 * 1.25 } };
    expect(checkRates(leap, last, now)).toBe('move');
    expect(checkRates(leap, { ...last, asOf: '2026-11-19' }, now)).toBeNull();
  });

  it('ages by whole days', () => {
    expect([ageInDays('2026-11-27', now), ageInDays('2026-11-26', now), ageInDays('2026-11-28', now)]).toEqual([
      0, 1, -1,
    ]);
  });
});
