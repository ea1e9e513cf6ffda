import { describe, expect, it } from '@jest/globals';
import { readPortfolioInput } from './portfolio-input.ts';

const now = new Date('2026-11-23T18:00:00Z');
const good = { brand: ' Fender ', model: 'Stratocaster\n', year: 1962, acquiredOn: '2020-02-29', acquiredCents: 0 };

describe('what an owner writes', () => {
  it('is kept in one line each, with nothing for what is left empty', () => {
    expect(readPortfolioInput(good, 'en', now)).toEqual({
      ok: true,
      columns: {
        brand: 'Fender',
        model: 'Stratocaster',
        year: 1962,
        finish: '',
        condition: null,
        serial: '',
        acquired_on: '2020-02-29',
        acquired_cents: 0,
        insured_cents: null,
        notes: '',
      },
    });
  });

  it.each([
    [{ brand: ' ' }, 'BRAND'],
    [{ brand: 'x'.repeat(81) }, 'BRAND'],
    [{ model: '\0' }, 'MODEL'],
    [{ year: 1_699 }, 'YEAR'],
    [{ year: 2_028 }, 'YEAR'],
    [{ finish: 'x'.repeat(121) }, 'FINISH'],
    [{ serial: 'x'.repeat(61) }, 'SERIAL'],
    [{ acquiredOn: '2021-02-29' }, 'ACQUIRED_ON'],
    [{ acquiredOn: '2026-11-25' }, 'ACQUIRED_ON'],
    [{ acquiredOn: '0020-01-01' }, 'ACQUIRED_ON'],
    [{ acquiredOn: 'yesterday' }, 'ACQUIRED_ON'],
    [{ acquiredCents: -1 }, 'ACQUIRED_CENTS'],
    [{ insuredCents: 2_000_000_001 }, 'INSURED_CENTS'],
    [{ notes: 'x'.repeat(4_001) }, 'NOTES'],
  ])('%j is corrected at %s', (change, field) => {
    expect(readPortfolioInput({ ...good, ...change }, 'fr', now)).toMatchObject({ ok: false, field });
  });
});
