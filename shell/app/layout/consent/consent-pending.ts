import { readConsent, refusesTracking } from '@headstock/contracts/consent';
import type { Store } from '@headstock/event-bus';
import { atom } from 'jotai';

/** The visitor closed the question without an answer: on this page it is not asked again by itself. */
export const consentDismissedAtom = atom(false);

/** Whether the question what may be counted stands on the page, or is still to come. */
export function isConsentPending(store: Store, page: Document, browser: object): boolean {
  if (page.querySelector('[data-consent]')) return true;
  return !store.get(consentDismissedAtom) && !refusesTracking(browser) && readConsent(page.cookie) === null;
}
