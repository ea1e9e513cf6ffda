import { withoutLocale } from '@headstock/contracts/locale';
import { emit, sessionAtom, type Store } from '@headstock/event-bus';
import { data, redirect } from 'react-router';
import { guard } from '#shell/app/routes/guards.ts';

/** The last recorded path by store: loading a page's data again is not another view. */
const lastViewed = new WeakMap<Store, string>();

/** Emits `page/viewed` for a path (without language prefix, with its query), once in a row. */
export function recordPageView(store: Store, path: string): void {
  if (lastViewed.get(store) === path) return;
  lastViewed.set(store, path);
  emit(store, 'page/viewed', { path });
}

/** The path that was recorded last; null before the first. */
export const lastViewedPath = (store: Store): string | null => lastViewed.get(store) ?? null;

/** Records the page on which the visitor landed, unless a view has been recorded. */
export function recordLanding(store: Store, { pathname, search }: Location): void {
  if (!lastViewed.has(store)) recordPageView(store, withoutLocale(pathname) + search);
}

/** Checks a navigation before its loaders' data is shown. Throws the response to show instead: a 404 or a redirect. */
export function guardNavigation(store: Store, { url }: Request): null {
  const { pathname, search } = new URL(url);
  // `window.location` is still the previous page.
  recordLanding(store, window.location);
  const verdict = guard(withoutLocale(pathname), store.get(sessionAtom), search, (path) => recordPageView(store, path));
  if (verdict.kind === 'pass') return null;
  if (verdict.kind === 'missing') throw data(null, { status: 404 });
  if (verdict.kind === 'sign-in') emit(store, 'auth/open', { redirectTo: verdict.redirectAfterLogin });
  throw redirect(verdict.redirect);
}

/** Whether the visitor may no longer see the current page, because the session has ended. */
export function hasLostAccess(store: Store, { pathname }: Pick<Location, 'pathname'>): boolean {
  return 'redirect' in guard(withoutLocale(pathname), store.get(sessionAtom));
}
