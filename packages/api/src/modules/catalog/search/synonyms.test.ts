import { describe, expect, it } from '@jest/globals';
import { fallbackWordings } from './fallback-wordings.ts';
import { parseKeywords } from './parse-keywords.ts';
import { toTsQuery, toWholeWordQuery } from './text-query.ts';
import { shippedSynonyms } from '#api/modules/catalog/vocabulary/shipped-synonyms.ts';
import { joinDecades } from './eras.ts';
import { Vocabulary } from './vocabulary.ts';

const vocabulary = new Vocabulary(
  new Map(
    [
      'gold',
      'top',
      'cap',
      'capo',
      'es335',
      '335',
      '335td',
      'fender',
      '1950s',
      'guitar',
      'amplifier',
      'ampli',
      'fer',
    ].map((word) => [word, 5]),
  ),
);
const wordsOf = (text: string) => parseKeywords(text, vocabulary)?.words;

describe('sayings', () => {
  it('are read by the longest, once or of several, and the rest stays', () => {
    expect(shippedSynonyms.replace(['noires', 'tube', 'amps', 'fender'])).toEqual(['noir', 'amplifier', 'fender']);
    expect(shippedSynonyms.replace(['fender', 'pre', 'cbs'])).toEqual(['fender', 'precbs']);
    expect(shippedSynonyms.replace(['lp'])).toEqual(['les', 'paul']);
  });

  it('know decades as they are said in both languages', () => {
    expect(joinDecades(['annees', '60'])).toEqual(['annees', '60s']);
    expect(joinDecades(['1950', 's', 'gibson'])).toEqual(['1950s', 'gibson']);
    expect(joinDecades(['annee', '1964', 's'])).toEqual(['annee', '1964', 's']);
  });
});

describe('words', () => {
  it('are taken apart where the shop has both halves and not the whole', () => {
    expect(wordsOf('goldtop')).toEqual(['gold', 'top']);
    expect(wordsOf('capo')).toEqual(['capo']);
    expect(parseKeywords('goldtop', vocabulary)?.corrected).toBeNull();
  });

  it('with a single error are mended rather than taken apart', () => {
    expect(parseKeywords('amplifer', vocabulary)).toMatchObject({ words: ['amplifier'], corrected: 'amplifier' });
  });

  it('of a time are its decades, which a reissue has in its name alone', () => {
    expect(toTsQuery(['fender', 'precbs'], vocabulary)).toContain('1950s:B');
    expect(toTsQuery(['prewar'], vocabulary)).toMatch(/1941:B \| \(1940 & 40:B\)/);
  });

  it('that are numbers of models find those with letters behind', () => {
    expect(toTsQuery(['335'], vocabulary)).toBe('(335 | 335td)');
    expect(toTsQuery(['1950'], vocabulary)).toBe('1950');
  });

  it('count whole before those that begin so', () => {
    expect(toTsQuery(['cap'], vocabulary)).toBe('(cap | capo)');
    expect(toWholeWordQuery(['cap'], vocabulary)).toBe('(cap)');
    expect(toWholeWordQuery(['fend'], vocabulary)).toBeNull();
  });

  it('that are small or general are left out where they are too many', () => {
    expect(fallbackWordings(['guitare', 'd', 'occasion']).map(({ words }) => words)).toEqual([
      ['guitare', 'd', 'occasion'],
      ['guitare'],
      ['guitare', 'd', 'occasion'],
    ]);
    expect(fallbackWordings(['fender']).map(({ column }) => column)).toEqual(['names', 'search']);
  });
});
