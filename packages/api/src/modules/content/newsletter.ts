import { z } from 'zod';
import type { Db } from '#api/platform/db/database.ts';
import type { Locale, LocalText } from '#api/platform/locale.ts';

const bodySchema = z.object({ email: z.string().default('') });
const emailSchema = z.email().min(6).max(254);

/** What is wrong with an address. The specification's own sentences stay as they are in English. */
export const newsletterMessages = {
  required: { en: 'Email address is required', fr: 'L’adresse e-mail est obligatoire' },
  invalid: { en: 'Please enter a valid email address', fr: 'Veuillez saisir une adresse e-mail valide' },
} satisfies Readonly<Record<string, LocalText>>;

export type SubscribeResult = { ok: true } | { ok: false; why: 'required' | 'invalid' };

/**
 * Adds an e-mail to the newsletter. Subscribing twice is the same as once, so the answer does not tell who is
 * subscribed.
 */
export async function subscribe(db: Db, body: unknown, locale: Locale): Promise<SubscribeResult> {
  const email = bodySchema.safeParse(body).data?.email.trim().toLowerCase() ?? '';
  if (email === '') return { ok: false, why: 'required' };
  if (!emailSchema.safeParse(email).success) return { ok: false, why: 'invalid' };
  await db
    .insertInto('newsletter_subscribers')
    .values({ email, locale })
    .onConflict((on) => on.doNothing())
    .execute();
  return { ok: true };
}
