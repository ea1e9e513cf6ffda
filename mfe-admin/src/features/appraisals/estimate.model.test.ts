import { describe, expect, it } from '@jest/globals';
import { fieldOfCode, readEstimate, rounded, toValues } from './estimate.model.ts';

describe('an estimate', () => {
  it('is read in cents, however it is written', () => {
    expect(readEstimate({ low: '3,000', estimate: '$3 200', high: '3500,50' })).toEqual({
      low: 300_000,
      estimate: 320_000,
      high: 350_050,
    });
  });

  it('names the first field without an amount, and a range that is none', () => {
    expect(readEstimate({ low: '', estimate: 'x', high: '1' })).toBe('low');
    expect(readEstimate({ low: '1', estimate: 'x', high: '' })).toBe('estimate');
    expect(readEstimate({ low: '1', estimate: '1', high: '0' })).toBe('high');
    expect(readEstimate({ low: '300', estimate: '200', high: '400' })).toBe('range');
    expect(readEstimate({ low: '100', estimate: '500', high: '400' })).toBe('range');
  });

  it('comes from a valuation in round figures, and never narrower', () => {
    expect(rounded({ low: 298_713, estimate: 321_340, high: 350_001 })).toEqual({
      low: 295_000,
      estimate: 320_000,
      high: 355_000,
    });
    expect(rounded({ low: 230, estimate: 410, high: 650 })).toEqual({ low: 1_000, estimate: 1_000, high: 1_000 });
  });

  it('is shown as it was typed', () => {
    const range = { low: 300_000, estimate: 320_050, high: 350_000 };
    expect(toValues(range, 'en')).toEqual({ low: '3000', estimate: '3200.50', high: '3500' });
    expect(readEstimate(toValues(range, 'en'))).toEqual(range);
  });
});

it('a refusal is shown at its field', () => {
  expect([fieldOfCode('range'), fieldOfCode('text'), fieldOfCode('high')]).toEqual(['estimate', 'text', 'high']);
  for (const code of [null, undefined, 'stale', 'constructor']) expect(fieldOfCode(code)).toBeNull();
});
