import { withoutLocale } from '@headstock/contracts/locale';
import { emit, sessionAtom, type Store } from '@headstock/event-bus';
import { data, redirect } from 'react-router';
import { guard } from '#shell/app/routes/guards.ts';

/** What was seen last in a page's store: its data asked for again are no other view. */
const viewed = new WeakMap<Store, string>();

/** Tells the bus of a page that the visitor went to. */
export function recordPageView(store: Store, path: string): void {
  if (viewed.get(store) === path) return;
  viewed.set(store, path);
  emit(store, 'page/viewed', { path });
}

/** The page that was told of last; null before the first. */
export const lastViewedPath = (store: Store): string | null => viewed.get(store) ?? null;

/** Tells of the page on which the visitor landed, unless that is known. */
export function recordLanding(store: Store, { pathname, search }: Location): void {
  if (!viewed.has(store)) recordPageView(store, withoutLocale(pathname) + search);
}

/** Runs before a navigation shows anything; throws what the router shows instead, or where it goes. */
export function guardNavigation(store: Store, { url }: Request): null {
  const { pathname, search } = new URL(url);
  // The address is still that of the page before.
  recordLanding(store, window.location);
  const verdict = guard(withoutLocale(pathname), store.get(sessionAtom), search, (path) => recordPageView(store, path));
  if (verdict.kind === 'pass') return null;
  if (verdict.kind === 'missing') throw data(null, { status: 404 });
  if (verdict.kind === 'sign-in') emit(store, 'auth/open', { redirectTo: verdict.wanted });
  throw redirect(verdict.redirect);
}

/** Whether the page that is shown may no longer be seen, as the session has ended. */
export function hasLostAccess(store: Store, { pathname }: Location): boolean {
  return 'redirect' in guard(withoutLocale(pathname), store.get(sessionAtom));
}
