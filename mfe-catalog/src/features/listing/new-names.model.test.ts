import { describe, expect, it } from '@jest/globals';
import { readListingAddress } from './listing-address.model.ts';
import { listingPath, type ListingAddress } from './listing-path.model.ts';
import { withNewNames } from './new-names.model.ts';

const read = (query: string): ListingAddress => readListingAddress(null, new URLSearchParams(query));

describe('withNewNames', () => {
  const led = (query: string, ...moves: ['BRAND' | 'TYPE', string, string][]): string =>
    decodeURIComponent(
      listingPath(
        withNewNames(
          read(query),
          moves.map(([key, from, to]) => ({ key, from, to })),
        ),
      ),
    );

  it('leads on to what brands and types are called now, and keeps everything else', () => {
    const query = 'keywords=old&brand=["Old","gibson"]&category=["old-type"]&maxPrice=2000&sort=PRICE_ASC&page=2';
    expect(led(query, ['BRAND', 'Old', 'new'], ['TYPE', 'old-type', 'new-type'])).toBe(
      '/shop?keywords=old&category=["new-type"]&brand=["new","gibson"]&maxPrice=2000&sort=PRICE_ASC&page=2',
    );
  });

  it('names once what two old names lead to, and all types that had one', () => {
    expect(led('brand=["a","b","c"]', ['BRAND', 'a', 'c'], ['BRAND', 'b', 'c'])).toBe('/shop?brand=["c"]');
    expect(led('category=["a"]', ['TYPE', 'a', 'b'], ['TYPE', 'a', 'c'])).toBe('/shop?category=["b","c"]');
  });
});
