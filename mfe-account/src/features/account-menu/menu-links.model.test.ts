import { describe, expect, it } from '@jest/globals';
import { routeTable, ruleFor } from '@headstock/contracts/routes';
import { menuLinks } from './menu-links.model.ts';

const everywhere = (): boolean => true;
const paths = (isAdmin: boolean): string[] => menuLinks(isAdmin, everywhere).map(({ to }) => to);

describe('the links of the account menu', () => {
  it('lead a customer to what was bought, and never to the back office', () => {
    expect(paths(false)).toEqual([
      '/profile/buying/purchases',
      '/profile/buying/purchases',
      '/profile/buying/offers',
      '/wishlist',
    ]);
  });

  it('lead an admin to what is being sold, and to the back office', () => {
    expect(paths(true)).toEqual([
      '/profile/selling/orders',
      '/profile/buying/purchases',
      '/profile/selling/offers',
      '/wishlist',
      '/admin/accounts',
    ]);
  });

  it('never lead to a page that the shop does not have', () => {
    expect(routeTable.length).toBeGreaterThan(0);
    for (const isAdmin of [true, false]) {
      for (const { to } of menuLinks(isAdmin)) expect(ruleFor(to)).toBeDefined();
    }
  });
});
