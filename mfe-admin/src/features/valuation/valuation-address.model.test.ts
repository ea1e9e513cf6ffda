import { describe, expect, it } from '@jest/globals';
import { canValue, readValuationAddress, yearOf } from './valuation-address.model.ts';

const read = (query: string) => readValuationAddress(new URLSearchParams(query));

describe('the address of a valuation', () => {
  it('has what is asked about, without what makes no sense', () => {
    expect(read('brand= Fender &model=Jazzmaster&year=1962&condition=GOOD')).toEqual({
      brand: 'Fender',
      model: 'Jazzmaster',
      year: '1962',
      condition: 'GOOD',
    });
    expect(read('condition=SHINY').condition).toBeNull();
    expect(read(`brand=${'x'.repeat(500)}`).brand).toHaveLength(120);
  });

  it.each([
    ['', null],
    ['year=1962', 1962],
    ['year=62', undefined],
    ['year=3000', undefined],
    ['year=abcd', undefined],
  ])('%j has the year %j', (query, year) => expect(yearOf(read(query))).toBe(year));

  it('values nothing without a maker, or with a year that is none', () => {
    expect(canValue(read('model=Jazzmaster'))).toBe(false);
    expect(canValue(read('brand=Fender&year=62'))).toBe(false);
    expect(canValue(read('brand=Fender'))).toBe(true);
  });
});
