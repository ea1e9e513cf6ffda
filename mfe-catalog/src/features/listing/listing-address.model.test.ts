import { describe, expect, it } from '@jest/globals';
import {
  changed,
  cleared,
  filterCount,
  filterOf,
  readAmount,
  readListingAddress,
  togglePaths,
} from './listing-address.model.ts';
import { listingPath, plainAddress, type ListingAddress, type ListKey } from './listing-path.model.ts';

const read = (query: string, type: string | null = null): ListingAddress =>
  readListingAddress(type, new URLSearchParams(query));
const roundTrip = (query: string, type: string | null = null): string =>
  decodeURIComponent(listingPath(read(query, type)).replace(/\+/g, ' '));

describe('listingPath', () => {
  it('skips what is empty, usual or Any, and writes lists as JSON', () => {
    expect(listingPath(plainAddress(null))).toBe('/shop');
    expect(listingPath(plainAddress('Any'))).toBe('/shop');
    expect(listingPath(plainAddress('electric-guitars'))).toBe('/shop/category/electric-guitars');
    expect(roundTrip('keywords=Any&brand=Any&sort=DEFAULT&page=1&minPrice=')).toBe('/shop');
    expect(roundTrip('brand=Fender&brand=Gibson&decade=1960', 'electric-guitars')).toBe(
      '/shop/category/electric-guitars?brand=["Fender","Gibson"]&decade=[1960]',
    );
  });

  it('comes back as it was written', () => {
    const full =
      '/shop?keywords=les paul&category=["electric-guitars"]&brand=["Gibson"]&decade=[1950,1960]&condition=["MINT"]' +
      '&finish=["sunburst"]&seller=["headstock"]&tags=["one-owner"]&availability=["SOLD"]&minPrice=1500&maxPrice=50000.5' +
      '&sort=PRICE_ASC&page=3';
    expect(roundTrip(full.slice('/shop?'.length))).toBe(full);
  });

  it('keeps a hostile category inside of its segment', () => {
    expect(listingPath(plainAddress('../admin?x'))).toBe('/shop/category/..%2Fadmin%3Fx');
  });
});

describe('readListingAddress', () => {
  it('reads any address as a page, whatever stands in it', () => {
    const wrecks = [
      'brand=["Fender"',
      'brand={"a":1}',
      'brand=[[["x"]],null,{}]',
      'sort=drop table',
      'page=-1',
      'page=1e9',
      'page=NaN',
      'decade=["later"]',
      'condition=["SHINY"]',
      'availability=never',
      'minPrice=lots&maxPrice=-5',
      'keywords=%00%E2%80%AE',
      `keywords=${'a'.repeat(10_000)}`,
      `brand=${encodeURIComponent(JSON.stringify(Array.from({ length: 900 }, (_, index) => `b${index}`)))}`,
    ];
    for (const wreck of wrecks) {
      const address = read(wreck);
      expect(address.page).toBe(1);
      expect(address.sort).toBe('DEFAULT');
      expect(address.keywords.length).toBeLessThanOrEqual(200);
      expect(address.brand.length).toBeLessThanOrEqual(50);
      expect(() => filterOf(address)).not.toThrow();
    }
    expect(filterOf(read('brand=["Fender"'))).toEqual({});
    expect(filterOf(read('condition=["SHINY","mint"]'))).toEqual({ condition: ['MINT'] });
  });

  it('takes a year in words as its decade', () => {
    expect(read('year=about 1953').decade).toEqual([1950]);
    expect(read('decade=[1962]&year=1967').decade).toEqual([1960]);
  });

  it('puts a range that was turned round the right way', () => {
    expect(read('minPrice=5000&maxPrice=100')).toMatchObject({ minCents: 10_000, maxCents: 500_000 });
    // As French hands write half a dollar, and as others write thousands.
    expect(read('minPrice=1500,5&maxPrice=12,500')).toMatchObject({ minCents: 150_050, maxCents: 1_250_000 });
  });
});

describe('readAmount', () => {
  it('reads what people type', () => {
    expect(readAmount('$1,500')).toBe(150_000);
    expect(readAmount('1 500 $')).toBe(150_000);
    expect(readAmount('24\u202f500\u00a0$')).toBe(2_450_000);
    expect(readAmount('19.9')).toBe(1_990);
  });

  it('knows what is no amount', () => {
    for (const text of [null, '', '0', '-5', 'x', '1.2.3', '1e5', '99999999999']) expect(readAmount(text)).toBeNull();
  });
});

describe('filterOf', () => {
  it('takes category as departments and types on /shop, and as types on the page of a category', () => {
    expect(filterOf(read('category=["merch","solid-body"]'))).toEqual({ category: ['merch'], type: ['solid-body'] });
    expect(filterOf(read('category=["other"]', 'merch'))).toEqual({ category: ['merch'], type: ['other'] });
  });

  it('asks for nothing that was not chosen', () => {
    expect(filterOf(plainAddress(null))).toEqual({});
  });
});

describe('changes of an address', () => {
  const address = read('brand=["Fender"]&decade=[1960]&sort=YEAR_ASC&page=4');

  it.each([
    ['brand', 'Gibson', '/shop?brand=["Fender","Gibson"]&decade=[1960]&sort=YEAR_ASC'],
    ['brand', 'Fender', '/shop?decade=[1960]&sort=YEAR_ASC'],
    ['decade', '1960', '/shop?brand=["Fender"]&sort=YEAR_ASC'],
    ['decade', '1950', '/shop?brand=["Fender"]&decade=[1960,1950]&sort=YEAR_ASC'],
  ] as const)('turn %s %s round and lead to the first page', (key, value, path) => {
    expect(decodeURIComponent(togglePaths(address, key)(value))).toBe(path);
  });

  it('clear everything but the order', () => {
    expect(listingPath(cleared(address))).toBe('/shop?sort=YEAR_ASC');
    expect(filterCount(cleared(address))).toBe(0);
  });

  it('count a price range once', () => {
    expect(filterCount(changed(address, { minCents: 1, maxCents: 2, keywords: 'x' }))).toBe(4);
  });
});

describe('togglePaths', () => {
  const values: readonly (readonly [ListKey, string])[] = [
    ['brand', 'Fender'],
    ['brand', 'C. F. Martin & Co.'],
    ['category', 'solid-body'],
    ['decade', '1960'],
    ['decade', '1970'],
    ['condition', 'MINT'],
    ['availability', 'SOLD'],
    ['weight', 'under-7'],
    ['hand', 'left'],
    ['price', 'drop'],
    ['tags', 'one-owner'],
  ];
  const addresses = [
    read(''),
    read('keywords=les+paul&brand=["Fender"]&decade=[1960,1970]&minPrice=20&maxYear=1980&sort=PRICE_ASC&page=3'),
    read('category=["solid-body"]&condition=["MINT"]&weight=["under-7"]&unfold=["brand"]', 'electric-guitars'),
  ];

  it.each(values)('writes %s %s as the address with it is written', (key, value) => {
    for (const address of addresses) {
      const path = togglePaths(address, key)(value);
      const there = readListingAddress(address.type, new URLSearchParams(path.split('?')[1]));
      expect(there.page).toBe(1);
      expect(listingPath(there)).toBe(path);
      expect(there[key].map(String).includes(value)).toBe(!address[key].map(String).includes(value));
    }
  });
});
