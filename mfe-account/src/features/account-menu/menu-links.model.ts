import { anyPage, ruleFor } from '@headstock/contracts/routes';

/** A link of the account menu. */
export interface MenuLink {
  /** Last segment of its message id. */
  readonly key: 'profile' | 'purchases' | 'offers' | 'wishlist' | 'admin';
  /** Path without language prefix. */
  readonly to: string;
}

const customerLinks: readonly MenuLink[] = [
  { key: 'profile', to: '/profile/buying/purchases' },
  { key: 'purchases', to: '/profile/buying/purchases' },
  { key: 'offers', to: '/profile/buying/offers' },
  { key: 'wishlist', to: '/wishlist' },
];

const adminLinks: readonly MenuLink[] = [
  { key: 'profile', to: '/profile/selling/orders' },
  { key: 'purchases', to: '/profile/buying/purchases' },
  { key: 'offers', to: '/profile/selling/offers' },
  { key: 'wishlist', to: '/wishlist' },
  { key: 'admin', to: '/admin/accounts' },
];

/** Whether the shop has a route for this page, other than the one for content pages of any name. */
function hasPage(path: string): boolean {
  const rule = ruleFor(path);
  return rule !== undefined && rule.path !== anyPage;
}

/** The links for an account, in order: only pages that the shop has. */
export function menuLinks(isAdmin: boolean, exists: (path: string) => boolean = hasPage): readonly MenuLink[] {
  return (isAdmin ? adminLinks : customerLinks).filter(({ to }) => exists(to));
}
