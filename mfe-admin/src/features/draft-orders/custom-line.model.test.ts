import { describe, expect, it } from '@jest/globals';
import { newCustomLine, readCustomLine, typedOf } from './custom-line.model.ts';

const setup = { ...newCustomLine, name: ' Setup ', price: '1,250.50' };

describe('a custom line that is typed', () => {
  it('is read in cents and grams', () => {
    expect(readCustomLine({ ...setup, quantity: ' 2 ', weight: '1,25' }).line).toEqual({
      name: 'Setup',
      amountCents: 125_050,
      quantity: 2,
      isTaxable: true,
      isShipped: true,
      weightGrams: 1_250,
    });
    expect(readCustomLine({ ...setup, isShipped: false, weight: 'heavy' }).line).toMatchObject({ weightGrams: 0 });
  });

  it('names every field that is wrong', () => {
    expect(readCustomLine({ ...newCustomLine, price: '-5', quantity: '0', weight: '301' })).toEqual({
      line: null,
      wrong: ['name', 'price', 'quantity', 'weight'],
    });
    expect(readCustomLine({ ...setup, price: '0' }).wrong).toEqual(['price']);
    expect(readCustomLine({ ...setup, quantity: '1e3' }).wrong).toEqual(['quantity']);
    expect(readCustomLine({ ...setup, weight: '1.2345' }).wrong).toEqual(['weight']);
  });

  it('comes back as it was written', () => {
    const written = {
      name: 'Setup',
      cents: 125_050,
      quantity: 2,
      isTaxable: false,
      isShipped: true,
      weightGrams: 1_250,
    };
    const { line } = readCustomLine(typedOf(written, 'fr'));
    expect(line).toEqual({ ...line, name: 'Setup', amountCents: 125_050, quantity: 2, weightGrams: 1_250 });
  });
});
