import { ACTING_COOKIE, actingStorageKey, NOBODY_ACTS } from '@headstock/contracts/acting';
import { actingSinceLoad } from '@headstock/graphql-client/acting-since-load';
import { readCookie } from '@headstock/graphql-client/csrf-token';
import { forgetActed } from './is-acting.ts';

/** Loads the page anew when another tab begins or ends to act as a member: the whole browser is somebody else then. */
export function followActing(
  page: Pick<Window, 'addEventListener' | 'document' | 'location' | 'sessionStorage'>,
): void {
  const look = (): void => {
    if (page.document.visibilityState !== 'visible' || (readCookie(ACTING_COOKIE) || NOBODY_ACTS) === actingSinceLoad())
      return;
    forgetActed(page);
    page.location.reload();
  };
  // A tab that slept, or comes back from the history, heard nothing.
  page.document.addEventListener('visibilitychange', look);
  page.addEventListener('pageshow', look);
  page.addEventListener('storage', ({ key }) => {
    if (key !== actingStorageKey) return;
    forgetActed(page);
    page.location.reload();
  });
}
