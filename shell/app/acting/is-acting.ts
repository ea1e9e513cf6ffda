import { ACTING_COOKIE } from '@headstock/contracts/acting';
import { cartStorageKey } from '@headstock/contracts/cart';
import { authStorageKey } from '@headstock/contracts/session';
import { readCookie } from '@headstock/graphql-client/csrf-token';

/** Whether an administrator acts as the member who is signed in, as far as the cookie tells. */
export const isActing = (): boolean => readCookie(ACTING_COOKIE) !== '';

/** Where the page keeps cart and account: of a member whom somebody acts as in the tab alone, beside the administrator's own. */
export const sharedStorage = (page: Pick<Window, 'localStorage' | 'sessionStorage'>): Storage =>
  isActing() ? page.sessionStorage : page.localStorage;

/** Where an administrator goes when acting ends: to the account, or to the front page where nobody knows it, in the language of the page. */
export function pathAfterActing(accountId: string | undefined, locale: string): string {
  const prefix = locale === 'fr' ? '/fr' : '';
  return accountId === undefined ? prefix || '/' : `${prefix}/admin/accounts/${accountId}`;
}

/** Forgets cart and account of a member whom somebody acted as in this tab. */
export function forgetActed(page: Pick<Window, 'sessionStorage'>): void {
  for (const key of [authStorageKey, cartStorageKey]) page.sessionStorage.removeItem(key);
}
