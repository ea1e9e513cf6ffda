import { actingStorageKey } from '@headstock/contracts/acting';
import { forgetActed } from './is-acting.ts';

/** Loads the page anew when another tab begins or ends to act as a member: the whole browser is somebody else then. */
export function followActing(page: Pick<Window, 'addEventListener' | 'location' | 'sessionStorage'>): void {
  page.addEventListener('storage', ({ key }) => {
    if (key !== actingStorageKey) return;
    forgetActed(page);
    page.location.reload();
  });
}
