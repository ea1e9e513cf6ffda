import { describe, expect, it } from '@jest/globals';
import { ruleFor, routeTable } from './routes.ts';

describe('the route table', () => {
  it.each([
    ['/', 'mfe-catalog'],
    ['/shop/', 'mfe-catalog'],
    ['/shop/category/electric-guitars', 'mfe-catalog'],
    ['/shop/1962-fender-stratocaster/abc', 'mfe-catalog'],
    ['/shop/1962-fender-stratocaster', 'mfe-catalog'],
    ['/checkout', 'mfe-cart-checkout'],
    ['/orders/17', 'mfe-cart-checkout'],
    ['/admin', 'mfe-admin'],
    ['/admin/accounts', 'mfe-admin'],
  ])('gives %s to %s', (path, remote) => {
    expect(ruleFor(path)?.remote).toBe(remote);
  });

  it.each(['/nowhere', '/admins', '/cart/more', '/shops', '/carts'])('knows no page %s', (path) => {
    expect(ruleFor(path)).toBeUndefined();
  });

  it('never lets a page for one visitor into a shared cache', () => {
    const guarded = routeTable.filter(({ access }) => access !== 'public');
    expect(guarded.map(({ cache }) => cache)).toEqual(guarded.map(() => 'private'));
  });
});
