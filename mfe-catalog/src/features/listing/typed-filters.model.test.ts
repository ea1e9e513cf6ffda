import { describe, expect, it } from '@jest/globals';
import { plainAddress } from './listing-path.model.ts';
import { typedFilters } from './typed-filters.model.ts';

/** Keywords that are left, least and greatest price in dollars, decades. */
function read(keywords: string) {
  const address = typedFilters({ ...plainAddress(null), keywords });
  if (!address) return null;
  const dollars = (cents: number | null) => (cents === null ? null : cents / 100);
  return [address.keywords, dollars(address.minCents), dollars(address.maxCents), ...address.decade];
}

describe('what was typed', () => {
  it.each([
    ['telecaster under 2000', 'telecaster', null, 2000],
    ['Telecaster under $2,000', 'Telecaster', null, 2000],
    ['les paul below 5k', 'les paul', null, 5000],
    ['les paul less than 1.5k', 'les paul', null, 1500],
    ['martin up to 3000 dollars', 'martin', null, 3000],
    ['strat max 1200', 'strat', null, 1200],
    ['pedals < 200', 'pedals', null, 200],
    ['cheaper than 500', '', null, 500],
    ['gibson over 10000', 'gibson', 10_000, null],
    ['gibson more than $10,000', 'gibson', 10_000, null],
    ['archtop at least 4000', 'archtop', 4000, null],
    ['bass between 500 and 1000', 'bass', 500, 1000],
    ['bass from 500 to 1000', 'bass', 500, 1000],
    ['amp $300-$900', 'amp', 300, 900],
    ['amp 1k-2k', 'amp', 1000, 2000],
    ['jazzmaster over 1000 under 3000', 'jazzmaster', 1000, 3000],
    ['telecaster between $1900 and $2000', 'telecaster', 1900, 2000],
    ['telecaster moins de 2000', 'telecaster', null, 2000],
    ['télécaster à moins de 2 000 $', 'télécaster', null, 2000],
    ['strat for under 900', 'strat', null, 900],
    ['guitare sous 1500 $', 'guitare', null, 1500],
    ['basse jusqu’à 800', 'basse', null, 800],
    ['gibson plus de 10 000', 'gibson', 10_000, null],
    ['gibson à partir de 3000', 'gibson', 3000, null],
    ['basse entre 500 et 1000', 'basse', 500, 1000],
    ['basse de 500 à 1000 $', 'basse', 500, 1000],
  ])('%s is a price', (typed, keywords, least, most) => expect(read(typed)).toEqual([keywords, least, most]));

  it.each([
    ['gibson between 1960 and 1969', 'gibson', [1960]],
    ['gibson 1960-1979', 'gibson', [1960, 1970]],
    ['fender from 1950 to 1970', 'fender', [1950, 1960]],
    ['martin entre 1930 et 1939', 'martin', [1930]],
  ])('%s is a decade', (typed, keywords, decades) => expect(read(typed)).toEqual([keywords, null, null, ...decades]));

  it.each([
    'es-335',
    'gibson 1959',
    '1962 fender',
    '000-15m',
    'd-28',
    'tube screamer ts9-808',
    'fender 50-100',
    'between 1955 and 1965',
    'under the radar',
    'moins de 2000 €',
    'underwood 5',
    'maxon 9',
    '12 string',
  ])('%s stays as it is', (typed) => expect(read(typed)).toBeNull());

  it('leaves a filter that is set', () => {
    expect(typedFilters({ ...plainAddress(null), keywords: 'bass under 500', maxCents: 100 })).toBeNull();
  });
});
