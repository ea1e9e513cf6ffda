import { hasRoute, type Destination } from '#shell/app/layout/has-route.ts';

/** A page that the header and the drawer show to those who are signed in; its name is `shell.account.{key}`. */
export interface AccountLink extends Destination {
  readonly key: 'notifications' | 'wishlist';
}

const all: readonly AccountLink[] = [
  { key: 'notifications', to: '/profile/messages', ownRoute: true },
  { key: 'wishlist', to: '/wishlist', ownRoute: true },
];

/** What the bell and the heart lead to, each when the shop has its page. The bell opens its list in the place of a page. */
export const accountLinks: readonly AccountLink[] = all.filter(hasRoute);
