import { describe, expect, it } from '@jest/globals';
import { searchOptions, searchPath, tidyQuery, type Suggestion } from './search-options.model.ts';

const found: Suggestion[] = [
  { kind: 'brand', label: 'Gibson', path: '/shop?brand=["gibson"]', image: null, price: null, conditionLabel: null },
  {
    kind: 'item',
    label: '1959 Gibson Les Paul',
    path: '/shop/x/1',
    image: { id: 'p' },
    price: { amountCents: 245_000 },
    conditionLabel: 'Good',
  },
];

describe('searchOptions', () => {
  const dollars = (cents: number) => `$${cents / 100}`;

  it('puts brands and categories first, then everything, then items with their price, then the last searches', () => {
    const options = searchOptions('gib', found, ['gold top'], 'All of it', dollars);
    expect(options.map(({ group, label }) => `${group} ${label}`)).toEqual([
      'refine Gibson',
      'refine All of it',
      'items 1959 Gibson Les Paul',
      'recent gold top',
    ]);
    expect(options[2]?.detail).toBe('$2450 · Good');
    expect(options[3]).toMatchObject({ path: '/shop?keywords=gold+top', keywords: 'gold top' });
  });

  it('offers only the last searches to an empty box', () => {
    expect(searchOptions('', [], ['gold top'], '', dollars).map(({ group }) => group)).toEqual(['recent']);
  });
});

describe('the query', () => {
  it('is tidied and skipped when empty', () => {
    expect(tidyQuery('  les \n paul ')).toBe('les paul');
    expect(searchPath('')).toBe('/shop');
  });
});
