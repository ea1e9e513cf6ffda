import { describe, expect, it } from '@jest/globals';
import { likelyYears } from './likely-years.model.ts';

const now = new Date('2026-11-26T12:00:00Z');
const spans = (serial: string, brand: string) =>
  likelyYears(serial, brand, [], now).map(({ from, to, rule }) => [rule, from, to]);

describe('the likely years of a serial', () => {
  it.each([
    ['82765501', 'Gibson', ['gibson-eight-digits', 1985, 1985]],
    ['A28123', 'Gibson', ['gibson-a-prefix', 1947, 1961]],
    ['123456789', 'Gibson', ['gibson-nine-digits', 2015, 2015]],
    ['L45678', 'Fender', ['fender-letter-l', 1963, 1965]],
    ['S612345', 'Fender', ['fender-letter-decade', 1976, 1977]],
    ['MN612345', 'Fender', ['fender-letter-decade', 1996, 1997]],
    ['Z5123456', 'Fender', ['fender-letter-z', 2005, 2006]],
    ['US18012345', 'Fender', ['fender-us-year', 2018, 2018]],
    ['85123', 'Fender', ['fender-neck-plate', 1961, 1963]],
    ['175000', 'Martin', ['martin-sequence', 1956, 1960]],
    ['86123', 'Gretsch', ['gretsch-month-year', 1966, 1966]],
    ['JT05041234', 'Gretsch', ['gretsch-modern', 2005, 2005]],
    ['20050412123', 'Taylor', ['taylor-nine-digits', 2005, 2005]],
    ['1112296100', 'Taylor', ['taylor-ten-digits', 2016, 2016]],
  ])('%s of %s', (serial, brand, found) => {
    expect(spans(serial, brand)).toContainEqual(found);
  });

  it('asks the rules of one maker, or of all without one, the narrowest first', () => {
    expect(spans('82765501', 'Martin')).toEqual([]);
    const all = likelyYears('175000', '', [], now);
    expect(all.map(({ makers }) => makers)).toEqual([['Fender'], ['Martin'], ['PRS']]);
    expect(all.map(({ from, to }) => to - from)).toEqual(
      all.map(({ from, to }) => to - from).toSorted((a, b) => a - b),
    );
  });

  it('names the makers first of which the serial is known here', () => {
    const all = likelyYears('175000', '', ['C. F. Martin & Co.'], now);
    expect(all.map(({ makers, isKnown }) => [makers[0], isKnown])).toEqual([
      ['Martin', true],
      ['Fender', false],
      ['PRS', false],
    ]);
  });

  it('takes a maker by every way in which its name is written', () => {
    for (const brand of ['martin', 'C.F. Martin', 'CF Martin & Co', 'Martin Guitar'])
      expect(spans('175000', brand)).toEqual([['martin-sequence', 1956, 1960]]);
    for (const brand of ['PRS', 'Paul Reed Smith', 'paul  reed-smith'])
      expect(spans('175000', brand).map(([rule]) => rule)).toEqual(['prs-year-prefix']);
    expect(spans('175000', 'Martinez')).toEqual([]);
  });

  it('says nothing of what fits no rule, and promises no year ahead', () => {
    expect(spans('', 'Gibson')).toEqual([]);
    expect(spans('99999999', 'Gibson')).toEqual([]);
    expect(spans('999959999', 'Gibson')).toEqual([]);
    expect(spans('US99123456', 'Fender')).toEqual([]);
  });
});
