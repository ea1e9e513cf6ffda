import { listen, sessionAtom, type Store } from '@headstock/event-bus';
import { lastViewedPath, recordLanding } from '#shell/app/browser/guard-navigation.ts';

/** Where the page remembers, for somebody signed in, what was visited last: a path without language prefix, with its query. */
export const lastVisitedKey = 'last-visited';

/** Remembers every page that an account visits, and forgets it when the account leaves. Goes on without a storage. */
export function rememberLastVisited(store: Store, page: Window): void {
  const keep = (path: string | null): void => {
    try {
      if (path === null) page.localStorage.removeItem(lastVisitedKey);
      else page.localStorage.setItem(lastVisitedKey, path);
    } catch {
      // Blocked or full: the visit is remembered by nobody.
    }
  };
  const follow = (path: string | null): void => {
    if (store.get(sessionAtom).account) keep(path);
  };
  listen(store, 'page/viewed', ({ path }) => follow(path));
  listen(store, 'session/changed', ({ account }) => {
    if (!account) keep(null);
  });
  recordLanding(store, page.location);
  // The visitor may have moved on while this was loaded.
  follow(lastViewedPath(store));
}
