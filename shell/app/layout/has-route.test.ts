import { describe, expect, it } from '@jest/globals';
import { routeTable } from '@headstock/contracts/routes';
import { isLinkable } from './has-route.ts';

describe('isLinkable', () => {
  it('knows the pages of the route table, with any query', () => {
    expect(isLinkable({ to: '/shop/category/merch?brand=%5B%22x%22%5D' })).toBe(true);
    expect(isLinkable({ to: '/nowhere/at/all' })).toBe(false);
  });

  it('does not take a parameter for a page that needs a route of its own', () => {
    const address = '/orders/no-such-page';
    expect(routeTable.some(({ path }) => path === '/orders/:id')).toBe(true);
    expect(isLinkable({ to: address })).toBe(true);
    expect(isLinkable({ to: address, ownRoute: true })).toBe(false);
    expect(isLinkable({ to: '/cart', ownRoute: true })).toBe(true);
  });
});
