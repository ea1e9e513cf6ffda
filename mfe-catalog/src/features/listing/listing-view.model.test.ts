import { describe, expect, it } from '@jest/globals';
import { listingAnswer } from '#mfe-catalog/testing/catalogue.fixture.ts';
import { readListingAddress } from './listing-address.model.ts';
import { listingViewOf, type ListingView } from './listing-view.model.ts';

const brands = Array.from({ length: 40 }, (_, index) => ({
  value: `b${index}`,
  label: `B${index}`,
  count: 40 - index,
}));
const answer = listingAnswer({
  facets: [
    { key: 'CATEGORY', countsAreLowerBounds: false, values: [{ value: 'merch', label: 'Merch', count: 3 }] },
    { key: 'BRAND', countsAreLowerBounds: false, values: brands },
    { key: 'DECADE', countsAreLowerBounds: false, values: [{ value: '1960', label: '1960s', count: 83 }] },
    { key: 'TAGS', countsAreLowerBounds: false, values: [{ value: 'one-owner', label: 'One owner', count: 2 }] },
    { key: 'SELLER', countsAreLowerBounds: false, values: [] },
  ],
});
const view = (query: string, type: string | null = 'electric-guitars'): ListingView | null =>
  listingViewOf(answer, readListingAddress(type, new URLSearchParams(query)));

describe('listingViewOf', () => {
  it('sends only the most frequent values and the chosen ones', () => {
    const brand = view('brand=["b30"]')?.facets.BRAND?.map(([value]) => value);
    expect(brand).toEqual(['b0', 'b1', 'b2', 'b3', 'b4', 'b5', 'b6', 'b30']);
    expect(view('brand=["b30"]')?.folded).toEqual({ BRAND: 32 });
  });

  it('sends all of a facet that is unfolded', () => {
    expect(view('unfold=["brand"]')?.facets.BRAND).toHaveLength(40);
    expect(view('unfold=["brand"]')?.folded).toEqual({});
  });

  it('says easily what it does not know exactly', () => {
    const some = { value: 'fender', label: 'Fender', count: 456 };
    const large = listingAnswer({
      totalCount: 3001,
      totalCountIsLowerBound: true,
      facets: [{ key: 'BRAND', countsAreLowerBounds: true, values: [some] }],
    });
    const seen = listingViewOf(large, readListingAddress(null, new URLSearchParams()));
    expect(seen).toMatchObject({
      total: 3000,
      certainty: 'atLeast',
      facets: { BRAND: [['fender', 'Fender', 450, true]] },
    });
  });

  it('says about how many there are where that can be told', () => {
    const large = listingAnswer({ totalCount: 25, totalCountIsLowerBound: true, totalCountEstimate: 11_000 });
    const seen = listingViewOf(large, readListingAddress(null, new URLSearchParams()));
    expect(seen).toMatchObject({ total: 11_000, certainty: 'about' });
  });

  it('leaves out names that the page has words for, and facets without values', () => {
    expect(view('')?.facets.DECADE).toEqual([['1960', '', 83]]);
    expect(view('')?.facets.TAGS).toEqual([['one-owner', 'One owner', 2]]);
    expect(view('')?.facets).not.toHaveProperty('SELLER');
  });

  it('has departments on /shop only', () => {
    expect(view('')?.facets).not.toHaveProperty('CATEGORY');
    expect(view('', null)?.facets.CATEGORY).toHaveLength(1);
  });

  it('is nothing for a category that does not exist', () => {
    const unknown = { ...answer, category: null };
    expect(listingViewOf(unknown, readListingAddress('kazoos', new URLSearchParams()))).toBeNull();
  });
});
