import { describe, expect, it } from '@jest/globals';
import {
  activeAfter,
  markedParts,
  searchOptions,
  searchPath,
  tidyQuery,
  type Suggestion,
} from './search-options.model.ts';

const found: Suggestion[] = [
  { kind: 'brand', label: 'Gibson', path: '/shop?brand=["gibson"]', image: null },
  { kind: 'item', label: '1959 Gibson Les Paul', path: '/shop/x/1', image: { id: 'p' } },
];

describe('searchOptions', () => {
  it('puts items first, then everything, then ways to narrow, then the last searches', () => {
    const options = searchOptions('gib', found, ['gold top'], 'All of it');
    expect(options.map(({ group, label }) => `${group} ${label}`)).toEqual([
      'items 1959 Gibson Les Paul',
      'refine All of it',
      'refine Gibson',
      'recent gold top',
    ]);
    expect(options[3]).toMatchObject({ path: '/shop?keywords=gold+top', keywords: 'gold top' });
  });

  it('offers only the last searches to an empty box', () => {
    expect(searchOptions('', [], ['gold top'], '').map(({ group }) => group)).toEqual(['recent']);
  });
});

describe('activeAfter', () => {
  it('walks down, up and round by way of the box', () => {
    expect(activeAfter('ArrowDown', -1, 2)).toBe(0);
    expect(activeAfter('ArrowDown', 1, 2)).toBe(-1);
    expect(activeAfter('ArrowUp', -1, 2)).toBe(1);
    expect(activeAfter('ArrowUp', 0, 2)).toBe(-1);
    expect(activeAfter('Enter', 0, 2)).toBeNull();
    expect(activeAfter('ArrowDown', -1, 0)).toBe(-1);
  });
});

describe('markedParts', () => {
  it('marks the beginnings of words without regard to case and accents', () => {
    expect(markedParts('Guitare électrique', 'ELEC')).toEqual([
      ['Guitare', false],
      [' ', false],
      ['élec', true],
      ['trique', false],
    ]);
  });

  it('takes the query as text, not as a pattern', () => {
    expect(markedParts('Les Paul', '(.*')).toEqual([
      ['Les', false],
      [' ', false],
      ['Paul', false],
    ]);
  });
});

describe('the query', () => {
  it('is tidied and skipped when empty', () => {
    expect(tidyQuery('  les \n paul ')).toBe('les paul');
    expect(searchPath('')).toBe('/shop');
  });
});
