import { z } from 'zod';
import type { Db } from '#api/platform/db/database.ts';
import type { Locale, LocalText } from '#api/platform/locale.ts';
import { readEntry } from './entries.ts';

const bodySchema = z.object({ email: z.string().default('') });
const emailSchema = z.email().min(6).max(254);

/** What is wrong with an address. The specification's own sentences stay as they are in English. */
export const newsletterMessages = {
  required: { en: 'Email address is required', fr: 'L’adresse e-mail est obligatoire' },
  invalid: { en: 'Please enter a valid email address', fr: 'Veuillez saisir une adresse e-mail valide' },
} satisfies Readonly<Record<string, LocalText>>;

/** Whether visitors who read a language are invited to the newsletter by a dialog. */
export async function showsNewsletterModal(db: Db, locale: Locale): Promise<boolean> {
  return (await readEntry(db, 'newsletter', 'invitation', locale))?.front.isShown === true;
}

/** Whether an e-mail, in lower case, gets the newsletter. */
export async function isSubscribed(db: Db, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('newsletter_subscribers')
    .select('email')
    .where('email', '=', email)
    .executeTakeFirst();
  return row !== undefined;
}

/** Puts an e-mail, in lower case, on the list of the newsletter or takes it off; repeating it changes nothing. */
export async function setSubscription(db: Db, email: string, locale: Locale, isWanted: boolean): Promise<void> {
  if (isWanted)
    await db
      .insertInto('newsletter_subscribers')
      .values({ email, locale })
      .onConflict((on) => on.doNothing())
      .execute();
  else await db.deleteFrom('newsletter_subscribers').where('email', '=', email).execute();
}

export type SubscribeResult = { ok: true } | { ok: false; why: 'required' | 'invalid' };

/**
 * Adds an e-mail to the newsletter. Subscribing twice is the same as once, so the answer does not tell who is
 * subscribed.
 */
export async function subscribe(db: Db, body: unknown, locale: Locale): Promise<SubscribeResult> {
  const email = bodySchema.safeParse(body).data?.email.trim().toLowerCase() ?? '';
  if (email === '') return { ok: false, why: 'required' };
  if (!emailSchema.safeParse(email).success) return { ok: false, why: 'invalid' };
  await setSubscription(db, email, locale, true);
  return { ok: true };
}
