import { describe, expect, it } from '@jest/globals';
import { routeTable, ruleFor } from '@headstock/contracts/routes';
import type { SessionAccount } from '@headstock/contracts/session';
import { sessionAccount } from '@headstock/contracts/session-fixture';
import { menuLinks } from './menu-links.model.ts';

const everywhere = (): boolean => true;
const customer = sessionAccount();
const seller = sessionAccount({ isPrivateSeller: true });
const admin = sessionAccount({ isAdmin: true });
const paths = (account: SessionAccount): string[] => menuLinks(account, everywhere).map(({ to }) => to);

describe('the links of the account menu', () => {
  it('lead a customer to what was bought, and never to the back office', () => {
    expect(paths(customer)).toEqual([
      '/profile/buying/purchases',
      '/profile/buying/purchases',
      '/profile/buying/offers',
      '/wishlist',
    ]);
  });

  it('lead a seller to what was sold too', () => {
    expect(paths(seller)).toEqual([
      '/profile/buying/purchases',
      '/profile/buying/purchases',
      '/profile/buying/offers',
      '/profile/selling/orders',
      '/wishlist',
    ]);
  });

  it('lead an admin to what is being sold, and to the back office', () => {
    expect(paths(admin)).toEqual([
      '/profile/selling/orders',
      '/profile/buying/purchases',
      '/profile/selling/offers',
      '/wishlist',
      '/admin/registrations',
    ]);
  });

  it('never lead to a page that the shop does not have', () => {
    expect(routeTable.length).toBeGreaterThan(0);
    for (const account of [customer, seller, admin]) {
      for (const { to } of menuLinks(account)) expect(ruleFor(to)).toBeDefined();
    }
  });
});
