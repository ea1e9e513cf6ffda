import { describe, expect, it } from '@jest/globals';
import { searchOptions, searchPath, tidyQuery, type Suggestion } from './search-options.model.ts';

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

describe('the query', () => {
  it('is tidied and skipped when empty', () => {
    expect(tidyQuery('  les \n paul ')).toBe('les paul');
    expect(searchPath('')).toBe('/shop');
  });
});
