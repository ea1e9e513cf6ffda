import { describe, expect, it } from '@jest/globals';
import { foreignSearch, previewKeyOf, sharedPageAddress } from './page-address.ts';

const addressOf = (address: string): string | null => {
  const { pathname, search } = new URL(address, 'https://shop.test');
  return sharedPageAddress(pathname, search);
};

describe('the canonical URL of a shared page', () => {
  it.each([
    ['/?utm_source=mail&gclid=1', '/'],
    ['/fr?utm_source=mail', '/fr'],
    ['/fr/', '/fr'],
    ['/shop?x=1&page=2&utm_campaign=a', '/shop?page=2'],
    ['/shop?page=2&keywords=les+paul', '/shop?keywords=les+paul&page=2'],
    ['/shop?keywords=les%20paul&page=%32', '/shop?keywords=les+paul&page=2'],
    ['/shop?brand=%5B%22Fender%22%5D', '/shop?brand=%5B%22Fender%22%5D'],
    ['/Shop/?PAGE=2', '/shop'],
    ['/SHOP/Category/electric-guitars/', '/shop/category/electric-guitars'],
    ['/shop/category/%65lectric-guitars', '/shop/category/electric-guitars'],
    ['/fr/shop/a-slug/0cr1n3w5sm5rz?variant=2&ref=x', '/fr/shop/a-slug/0cr1n3w5sm5rz?variant=2'],
    ['/about-us?page=2', '/about-us'],
  ])('of %s is %s', (given, canonical) => {
    expect(addressOf(given)).toBe(canonical);
    expect(addressOf(canonical)).toBe(canonical);
  });

  it('keeps repeated values in their order, as a page reads the first', () => {
    expect(addressOf('/shop?tags=b&page=2&tags=a')).toBe('/shop?tags=b&tags=a&page=2');
  });

  it('is null for personal pages, for anything but pages, and for malformed URLs', () => {
    expect(['/cart?x=1', '/wishlist', '/a/b/c'].map(addressOf)).toEqual([null, null, null]);
    expect(sharedPageAddress('/%E0%A4%A', '')).toBeNull();
  });
});

it('query parameters that a page does not read can be restored', () => {
  expect(foreignSearch('/fr/shop', '?page=2&utm_source=mail&x=%26')).toBe('?utm_source=mail&x=%26');
  expect(foreignSearch('/shop', '?page=2')).toBe('');
});

describe('a preview', () => {
  const key = `${'a'.repeat(13)}.${'b'.repeat(13)}.1790000000.${'c'.repeat(43)}`;

  it('is no shared page', () => {
    expect(previewKeyOf('/visit', `?preview=${key}`)).toBe(key);
    expect(addressOf(`/fr/visit?preview=${key}`)).toBeNull();
    expect(addressOf(`/?%70review=${key}`)).toBe('/');
  });

  it.each(['', 'x', `${key}x`, `${key}&preview=x`.slice(1)])('is not asked for by %j', (given) => {
    expect(previewKeyOf('/visit', `?preview=${given}`)).toBeNull();
    expect(addressOf(`/visit?preview=${given}`)).toBe('/visit');
  });

  it('is of public pages alone', () => {
    expect(previewKeyOf('/cart', `?preview=${key}`)).toBeNull();
  });
});
