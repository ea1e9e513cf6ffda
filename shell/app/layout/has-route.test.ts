import { describe, expect, it } from '@jest/globals';
import { routeTable } from '@headstock/contracts/routes';
import { hasRoute } from './has-route.ts';

describe('isLinkable', () => {
  it('knows the pages of the route table, with any query', () => {
    expect(hasRoute({ to: '/shop/category/merch?brand=%5B%22x%22%5D' })).toBe(true);
    expect(hasRoute({ to: '/nowhere/at/all' })).toBe(false);
  });

  it('does not take a parameter for a page that needs a route of its own', () => {
    const address = '/orders/no-such-page';
    expect(routeTable.some(({ path }) => path === '/orders/:id')).toBe(true);
    expect(hasRoute({ to: address })).toBe(true);
    expect(hasRoute({ to: address, ownRoute: true })).toBe(false);
    expect(hasRoute({ to: '/cart', ownRoute: true })).toBe(true);
  });
});
