import { describe, expect, it } from '@jest/globals';
import { toPortfolioInput, toPortfolioValues } from './portfolio-form.model.ts';

const empty = toPortfolioValues(null, 'en');
const typed = { ...empty, brand: 'Fender', model: 'Telecaster' };

describe('the form of an instrument', () => {
  it('sends nothing for what is left empty', () => {
    expect(toPortfolioInput(typed)).toEqual({
      brand: 'Fender',
      model: 'Telecaster',
      finish: '',
      serial: '',
      notes: '',
      year: null,
      condition: null,
      acquiredOn: null,
      acquiredCents: null,
      insuredCents: null,
    });
  });

  it('reads amounts as they are written in both languages', () => {
    const input = toPortfolioInput({ ...typed, acquiredFor: '$1,250.50', insuredFor: '2 000,5', year: ' 1962 ' });
    expect(input).toMatchObject({ acquiredCents: 125_050, insuredCents: 200_050, year: 1962 });
  });

  it.each([
    [{ year: '62' }, { unread: 'year', isNumber: true }],
    [{ year: 'sixty' }, { unread: 'year', isNumber: false }],
    [{ acquiredFor: 'much' }, { unread: 'acquiredFor', isNumber: false }],
    [{ insuredFor: '20000001' }, { unread: 'insuredFor', isNumber: true }],
  ])('names the field that cannot be read: %j', (change, field) => {
    expect(toPortfolioInput({ ...typed, ...change })).toEqual(field);
  });
});
