import type { Db } from '#api/platform/db/database.ts';
import { sweepDevices } from './known-devices.ts';

/** Removes what has expired: sign-in codes, links of mails, unfinished sign-ins and enrolments, solved bot challenges, sessions, browsers. */
export async function sweepAccounts(db: Db, now = new Date()): Promise<void> {
  await db.deleteFrom('sign_in_codes').where('expires_at', '<', now).execute();
  await db.deleteFrom('password_resets').where('expires_at', '<', now).execute();
  await db.deleteFrom('email_confirmations').where('expires_at', '<', now).execute();
  await db.deleteFrom('used_bot_challenges').where('expires_at', '<', now).execute();
  await db.deleteFrom('sign_in_challenges').where('expires_at', '<', now).execute();
  await db.deleteFrom('passkey_challenges').where('expires_at', '<', now).execute();
  await db.deleteFrom('totp_enrolments').where('expires_at', '<', now).execute();
  await db.deleteFrom('sessions').where('expires_at', '<', now).execute();
  await sweepDevices(db);
}
