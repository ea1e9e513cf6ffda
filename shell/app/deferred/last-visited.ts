import { listen, sessionAtom, type Store } from '@headstock/event-bus';
import { isActing } from '#shell/app/acting/is-acting.ts';
import { lastViewedPath, recordLanding } from '#shell/app/browser/guard-navigation.ts';

/** Storage key of the page that an account visited last: a path without language prefix, with its query. */
export const lastVisitedKey = 'last-visited';

/** Stores every page that an account visits, and removes it at sign-out. Works without storage. */
export function rememberLastVisited(store: Store, page: Window): void {
  const save = (path: string | null): void => {
    try {
      if (path === null) page.localStorage.removeItem(lastVisitedKey);
      else page.localStorage.setItem(lastVisitedKey, path);
    } catch {
      // Storage is blocked or full: the visit is not stored.
    }
  };
  const follow = (path: string | null): void => {
    if (store.get(sessionAtom).account && !isActing()) save(path);
  };
  listen(store, 'page/viewed', ({ path }) => follow(path));
  listen(store, 'session/changed', ({ account }) => {
    if (!account) save(null);
  });
  recordLanding(store, page.location);
  // The visitor may have navigated while this code loaded.
  follow(lastViewedPath(store));
}
