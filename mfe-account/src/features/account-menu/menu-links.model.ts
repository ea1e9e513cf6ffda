import { hasOwnPage } from '@headstock/contracts/routes';
import { isSeller, type SessionAccount } from '@headstock/contracts/session';

/** A link of the account menu. */
export interface MenuLink {
  /** Last segment of its message id. */
  readonly key: 'profile' | 'purchases' | 'offers' | 'selling' | 'wishlist' | 'admin';
  /** Path without language prefix. */
  readonly to: string;
}

const customerLinks: readonly MenuLink[] = [
  { key: 'profile', to: '/profile/buying/purchases' },
  { key: 'purchases', to: '/profile/buying/purchases' },
  { key: 'offers', to: '/profile/buying/offers' },
  { key: 'wishlist', to: '/wishlist' },
];

/** For private and professional sellers, before the wishlist. */
const sellerLink: MenuLink = { key: 'selling', to: '/profile/selling/orders' };

const adminLinks: readonly MenuLink[] = [
  { key: 'profile', to: '/profile/selling/orders' },
  { key: 'purchases', to: '/profile/buying/purchases' },
  { key: 'offers', to: '/profile/selling/offers' },
  { key: 'wishlist', to: '/wishlist' },
  { key: 'admin', to: '/admin/registrations' },
];

function linksOf(account: SessionAccount): readonly MenuLink[] {
  if (account.isAdmin) return adminLinks;
  return isSeller(account) ? customerLinks.toSpliced(-1, 0, sellerLink) : customerLinks;
}

/** The links for an account, in order: only pages that the shop has. */
export function menuLinks(
  account: SessionAccount,
  exists: (path: string) => boolean = hasOwnPage,
): readonly MenuLink[] {
  return linksOf(account).filter(({ to }) => exists(to));
}
