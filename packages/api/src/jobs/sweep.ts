import type { Db } from '#api/db/database.ts';

/** Removes what has run out: limits, codes, sessions, answers of the bot check. */
export async function sweep(db: Db): Promise<void> {
  const now = new Date();
  await db.deleteFrom('rate_limits').where('window_ends_at', '<', now).execute();
  await db.deleteFrom('sign_in_codes').where('expires_at', '<', now).execute();
  await db.deleteFrom('password_resets').where('expires_at', '<', now).execute();
  await db.deleteFrom('used_bot_challenges').where('expires_at', '<', now).execute();
  await db.deleteFrom('sessions').where('expires_at', '<', now).execute();
}
