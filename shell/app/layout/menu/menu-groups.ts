import { hasRoute, type Destination } from '#shell/app/layout/has-route.ts';
import { searchUrl } from '#shell/app/layout/search-url.ts';
import type { MenuList } from './menu.model.ts';

/** A word in the menu row. Its own address works without script. */
export interface MenuGroup extends Destination {
  readonly key: string;
  /** What it says, where that is not the shell's `shell.menu.{key}`. */
  readonly name?: string;
  /** Lists of links open under it. */
  readonly opens: boolean;
  /** The categories under it, when it is a department of the shop. */
  readonly categories?: readonly string[];
  /** What opens under it, where that is not in the shell's own lists. */
  readonly lists?: readonly MenuList[];
}

const department = (key: string, category: string, ...more: readonly string[]): MenuGroup => ({
  key,
  to: searchUrl(category),
  opens: true,
  categories: [category, ...more],
});

/** The menu row in its order. The lists that open under a group are loaded when they are wanted. */
export const menuGroups: readonly MenuGroup[] = [
  { key: 'latest', to: searchUrl(undefined, { sort: 'LISTING_TIME_DESC' }), opens: false },
  department('electrics', 'electric-guitars'),
  department('acoustics', 'acoustic-guitars'),
  department('other', 'other', 'mandolins', 'accessories'),
  department('merch', 'merch'),
  { key: 'repairs', to: '/repairs', opens: false },
  { key: 'info', to: '/about-us', opens: true },
  { key: 'sell', to: '/consign', opens: false },
];

/** The groups whose page the shop has. */
export const visibleGroups: readonly MenuGroup[] = menuGroups.filter(hasRoute);
