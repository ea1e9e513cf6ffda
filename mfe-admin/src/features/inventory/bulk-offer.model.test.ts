import { describe, expect, it } from '@jest/globals';
import { priceInput, stockInput } from './bulk-offer.model.ts';

describe('bulk edits of what is offered', () => {
  it('reads percents as people type them', () => {
    expect(priceInput('lowerPercent', ' 10 % ', '500')).toEqual({ mode: 'percent', percent: '-10', rounding: '500' });
    expect(priceInput('raisePercent', '7,5', '1')).toEqual({ mode: 'percent', percent: '7.5', rounding: '1' });
    for (const typed of ['', '0', '100', '-5', '1e1', 'ten', '1.234'])
      expect(priceInput('lowerPercent', typed, '1')).toBeNull();
  });

  it('reads amounts as cents', () => {
    expect(priceInput('lowerAmount', '1,250', '1')).toEqual({ mode: 'amount', amountCents: '-125000', rounding: '1' });
    expect(priceInput('set', '99.95', '1')).toEqual({ mode: 'set', amountCents: '9995', rounding: '1' });
    expect(priceInput('set', '0', '1')).toBeNull();
    expect(priceInput('raiseAmount', 'a lot', '1')).toBeNull();
  });

  it('reads whole pieces', () => {
    expect(stockInput('remove', '3')).toEqual({ mode: 'add', pieces: '-3' });
    expect(stockInput('set', '0')).toEqual({ mode: 'set', pieces: '0' });
    expect(stockInput('add', '0')).toBeNull();
    expect(stockInput('set', '2.5')).toBeNull();
  });
});
