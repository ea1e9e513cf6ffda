import { describe, expect, it } from '@jest/globals';
import { listingPath, plainAddress } from './listing-path.model.ts';
import { typedFilters } from './typed-filters.model.ts';

const to = (keywords: string, more = {}): string | null => {
  const address = typedFilters({ ...plainAddress(null), keywords, ...more });
  return address && decodeURIComponent(listingPath(address));
};

describe('what was typed', () => {
  it('leads to the address that has it as filters', () => {
    expect(to('telecaster under 2000')).toBe('/shop?keywords=telecaster&maxPrice=2000');
    expect(to('left handed bass under $1,500')).toBe('/shop?keywords=bass&hand=["left"]&maxPrice=1500');
    expect(to('60s strat made in japan')).toBe('/shop?keywords=strat&decade=[1960]&origin=["jp"]');
    expect(to('gibson between 1955 and 1965')).toBe('/shop?keywords=gibson&minYear=1955&maxYear=1965');
  });

  it('goes back to the first page, and keeps what was chosen before', () => {
    expect(to('lefty', { page: 4, brand: ['fender'] })).toBe('/shop?brand=["fender"]&hand=["left"]');
  });

  it('leaves a filter that is set, and words that are none', () => {
    expect(to('bass under 500', { maxCents: 100 })).toBeNull();
    expect(to('60s strat', { decade: [1950] })).toBeNull();
    expect(to('les paul custom')).toBeNull();
    expect(to('')).toBeNull();
  });
});
