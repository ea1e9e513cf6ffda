import { describe, expect, it } from '@jest/globals';
import { normalizeText } from '#api/platform/search/normalize-text.ts';
import { findEntries, pageOf, type PortfolioEntry } from './portfolio-page.model.ts';

const entry = (id: string, name: string, year: number | null, cents: number | null): PortfolioEntry => ({
  id,
  name,
  year,
  cents,
  text: normalizeText(`${year} ${name}`),
});
const entries = [
  entry('a', 'Martin D-28', 1941, 900),
  entry('b', 'Épiphone Casino', null, null),
  entry('c', 'epiphone Casino', 1965, 900),
  entry('d', 'Gibson L-5', 1934, 2_000),
];
const idsOf = (found: readonly PortfolioEntry[]): string => found.map(({ id }) => id).join('');

describe('what is found of a portfolio', () => {
  it.each([
    ['ADDED_DESC', 'abcd'],
    ['NAME_ASC', 'bcda'],
    ['YEAR_ASC', 'dacb'],
    ['VALUE_DESC', 'dacb'],
  ] as const)('by %s is %s, and what is equal stays as it came', (sort, ids) => {
    expect(idsOf(findEntries(entries, null, sort))).toBe(ids);
  });

  it.each([
    ['EPIPHONE', 'bc'],
    ['casino 1965', 'c'],
    ['  d-28 ', 'a'],
    ['%', 'abcd'],
    ['L_5', 'd'],
    ['Gretsch', ''],
  ])('for %j is %j', (search, ids) => {
    expect(idsOf(findEntries(entries, search, 'ADDED_DESC'))).toBe(ids);
  });
});

describe('a page of a portfolio', () => {
  const shown = (args: Parameters<typeof pageOf>[1]) => {
    const { ids, totalCount, pageInfo } = pageOf(entries, args);
    return [ids.join(''), totalCount, pageInfo.hasPreviousPage, pageInfo.hasNextPage];
  };

  it('goes forwards and back by the ids at its ends', () => {
    expect(shown({ first: 2 })).toEqual(['ab', 4, false, true]);
    expect(shown({ first: 2, after: 'b' })).toEqual(['cd', 4, true, false]);
    expect(shown({ last: 2, before: 'd' })).toEqual(['bc', 4, true, true]);
    expect(shown({ last: 2, before: 'b' })).toEqual(['a', 4, false, true]);
  });

  it('begins at the start for a cursor of what is gone, and has at least one and at most 100', () => {
    expect(shown({ first: 3, after: 'gone' })).toEqual(['abc', 4, false, true]);
    expect(shown({ last: 3, before: 'gone' })).toEqual(['bcd', 4, true, false]);
    expect(shown({ first: 0 })).toEqual(['a', 4, false, true]);
    const many = Array.from({ length: 150 }, (_, index) => entry(`${index}`, 'x', null, null));
    expect(pageOf(many, { first: 1_000 }).ids).toHaveLength(100);
    expect(pageOf([], { first: 5 })).toMatchObject({ ids: [], totalCount: 0 });
  });
});
