import type { Db } from '#api/platform/db/database.ts';

/** Removes what has expired: sign-in codes, password resets, solved bot challenges, sessions. */
export async function sweepAccounts(db: Db, now = new Date()): Promise<void> {
  await db.deleteFrom('sign_in_codes').where('expires_at', '<', now).execute();
  await db.deleteFrom('password_resets').where('expires_at', '<', now).execute();
  await db.deleteFrom('used_bot_challenges').where('expires_at', '<', now).execute();
  await db.deleteFrom('sessions').where('expires_at', '<', now).execute();
}
