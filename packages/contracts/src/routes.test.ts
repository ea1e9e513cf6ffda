import { describe, expect, it } from '@jest/globals';
import { anyPage, ruleFor, routeTable } from './routes.ts';

describe('the route table', () => {
  it.each([
    ['/', 'mfe-catalog'],
    ['/shop/', 'mfe-catalog'],
    ['/shop/category/electric-guitars', 'mfe-catalog'],
    ['/shop/1962-fender-stratocaster/abc', 'mfe-catalog'],
    ['/shop/1962-fender-stratocaster', 'mfe-catalog'],
    ['/checkout', 'mfe-cart-checkout'],
    ['/orders/17', 'mfe-cart-checkout'],
    ['/orders/search', 'mfe-cart-checkout'],
    ['/orders/17/invoice', 'mfe-cart-checkout'],
    ['/admin', 'mfe-admin'],
    ['/admin/accounts', 'mfe-admin'],
  ])('maps %s to %s', (path, remote) => {
    expect(ruleFor(path)?.remote).toBe(remote);
  });

  it.each(['/nowhere/at/all', '/admins/all', '/cart/more', '/shops/all', '/blog/a/b'])('has no page %s', (path) => {
    expect(ruleFor(path)).toBeUndefined();
  });

  it('maps any other single segment to a content page, wherever its rule stands', () => {
    expect(['/visit', '/admins', '/shops', '/Visit/'].map((path) => ruleFor(path)?.path)).toEqual(
      Array.from({ length: 4 }, () => anyPage),
    );
    for (const { path } of routeTable.filter(({ path: one }) => /^\/[\w-]+$/.test(one)))
      expect(ruleFor(path)?.path).not.toBe(anyPage);
  });

  it('distinguishes the comparison from items, whose ids are longer and have no o', () => {
    expect(ruleFor('/shop/compare')?.path).toBe('/shop/compare');
    expect(ruleFor('/shop/compare/0cr1n3w5sm5rz')?.path).toBe('/shop/:slug/:id');
  });

  it('never shares a personal page through the cache', () => {
    const guarded = routeTable.filter(({ access }) => access !== 'public');
    expect(guarded.map(({ cache }) => cache)).toEqual(guarded.map(() => 'private'));
  });
});
