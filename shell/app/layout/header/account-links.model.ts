import { hasRoute, type Destination } from '#shell/app/layout/has-route.ts';

/** A page that the header shows to those who are signed in; its name is `shell.{key}`. */
export interface AccountLink extends Destination {
  readonly key: 'notifications' | 'wishlist';
}

const all: readonly AccountLink[] = [
  { key: 'notifications', to: '/profile/dashboard' },
  { key: 'wishlist', to: '/wishlist', ownRoute: true },
];

/** The bell and the heart, each when the shop has its page. */
export const accountLinks: readonly AccountLink[] = all.filter(hasRoute);
