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
  ])('gives %s to %s', (path, remote) => {
    expect(ruleFor(path)?.remote).toBe(remote);
  });

  it.each(['/nowhere/at/all', '/admins/all', '/cart/more', '/shops/all', '/blog/a/b'])('knows no page %s', (path) => {
    expect(ruleFor(path)).toBeUndefined();
  });

  it('takes any other single word for the name of a text, wherever its rule stands', () => {
    expect(['/visit', '/admins', '/shops', '/Visit/'].map((path) => ruleFor(path)?.path)).toEqual(
      Array.from({ length: 4 }, () => anyPage),
    );
    for (const { path } of routeTable.filter(({ path: one }) => /^\/[\w-]+$/.test(one)))
      expect(ruleFor(path)?.path).not.toBe(anyPage);
  });

  it('keeps the comparison apart from items, whose ids are longer and have no o', () => {
    expect(ruleFor('/shop/compare')?.path).toBe('/shop/compare');
    expect(ruleFor('/shop/compare/0cr1n3w5sm5rz')?.path).toBe('/shop/:slug/:id');
  });

  it('never lets a page for one visitor into a shared cache', () => {
    const guarded = routeTable.filter(({ access }) => access !== 'public');
    expect(guarded.map(({ cache }) => cache)).toEqual(guarded.map(() => 'private'));
  });
});
