import { z } from 'zod';
import type { Db } from '#api/db/database.ts';
import type { Locale } from '#api/http/locale.ts';

const bodySchema = z.object({ email: z.string().default('') });
const emailSchema = z.email().min(6).max(254);

export type SubscribeResult = { ok: true } | { ok: false; message: string };

/**
 * Adds an e-mail to the newsletter. Subscribing twice is the same as once, so the answer does not tell who is
 * subscribed.
 */
export async function subscribe(db: Db, body: unknown, locale: Locale): Promise<SubscribeResult> {
  const email = bodySchema.safeParse(body).data?.email.trim().toLowerCase() ?? '';
  if (email === '') return { ok: false, message: 'Email address is required' };
  if (!emailSchema.safeParse(email).success) return { ok: false, message: 'Please enter a valid email address' };
  await db
    .insertInto('newsletter_subscribers')
    .values({ email, locale })
    .onConflict((on) => on.doNothing())
    .execute();
  return { ok: true };
}
