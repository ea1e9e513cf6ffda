import type { Db } from '#api/platform/db/database.ts';
import type { Locale } from '#api/platform/locale.ts';

/**
 * Who gets the newsletter. Visitors without an account subscribe, too, so its list of e-mails belongs to another module, and
 * what a member chooses is kept there alone.
 */
export type NewsletterList = {
  readonly has: (db: Db, email: string) => Promise<boolean>;
  /** Adds an e-mail, or takes it off; either is no error when it is so already. */
  readonly set: (db: Db, email: string, locale: Locale, isSubscribed: boolean) => Promise<void>;
};

let registered: NewsletterList | undefined;

/** Says who keeps the list; the composition root does. */
export function registerNewsletterList(list: NewsletterList): void {
  registered = list;
}

/** The list of the newsletter. Throws before one is registered. */
export function newsletterList(): NewsletterList {
  if (!registered) throw new Error('Nobody keeps the list of the newsletter: call connectModules() first.');
  return registered;
}
