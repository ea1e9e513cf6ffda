import { describe, expect, it } from '@jest/globals';
import { searchUrl } from './search-url.ts';

describe('shopAddress', () => {
  it('is the whole shop without a category', () => {
    expect(searchUrl(undefined)).toBe('/shop');
    expect(searchUrl('merch')).toBe('/shop/category/merch');
  });

  it('writes arrays as JSON and text as it is', () => {
    const url = new URL(
      searchUrl('electric-guitars', { brand: ['fender', 'gibson'], sort: 'DEFAULT' }),
      'https://shop.test',
    );
    expect(url.pathname).toBe('/shop/category/electric-guitars');
    expect(url.searchParams.get('brand')).toBe('["fender","gibson"]');
    expect(url.searchParams.get('sort')).toBe('DEFAULT');
  });

  it('leaves out what is empty, blank or Any', () => {
    expect(searchUrl(undefined, { keywords: '  ', sort: 'Any', brand: [], tags: undefined })).toBe('/shop');
  });

  it('escapes what the visitor typed', () => {
    const address = searchUrl(undefined, { keywords: "les paul & 'burst" });
    expect(new URL(address, 'https://shop.test').searchParams.get('keywords')).toBe("les paul & 'burst");
  });
});
