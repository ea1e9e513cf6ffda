import type { SessionAccount } from '@headstock/contracts/session';
import { isLinkable, type Destination } from '../linkable.ts';

/** A link that only somebody signed in sees; its text is `shell.account.{key}`. */
export interface PersonalLink extends Destination {
  readonly key: 'profile' | 'purchases' | 'offers' | 'admin';
}

/** Where the bell and the heart lead. */
export const bell: Destination = { to: '/profile/dashboard' };
export const wishlist: Destination = { to: '/wishlist', ownRoute: true };

/** The personal links of an account by its role, without those whose page the shop does not have. */
export function personalLinks(account: SessionAccount | null): readonly PersonalLink[] {
  if (!account) return [];
  const links: readonly PersonalLink[] = account.isAdmin
    ? [
        { key: 'profile', to: '/profile/selling/orders' },
        { key: 'purchases', to: '/profile/buying/purchases' },
        { key: 'offers', to: '/profile/selling/offers' },
        { key: 'admin', to: '/admin/registrations' },
      ]
    : [
        { key: 'profile', to: '/profile/buying/purchases' },
        { key: 'purchases', to: '/profile/buying/purchases' },
        { key: 'offers', to: '/profile/buying/offers' },
      ];
  return links.filter(isLinkable);
}
