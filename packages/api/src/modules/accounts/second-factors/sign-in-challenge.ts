import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '#api/platform/db/database.ts';

const MINUTES = 10;
/** Wrong codes after which the first factor has to be given again. */
export const CHALLENGE_TRIES = 5;

/** A token for the cookie of a browser that signs in: 256 random bits. */
export const newSignInToken = (): string => randomBytes(32).toString('base64url');

/** What is stored of such a token. */
export const hashSignInToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Notes that a browser gave the first factor of an account; gives the token for its cookie. */
export async function beginChallenge(db: Db, accountId: string, method: 'password' | 'code'): Promise<string> {
  const token = newSignInToken();
  const expiresAt = new Date(Date.now() + MINUTES * 60_000);
  await db
    .insertInto('sign_in_challenges')
    .values({ token_hash: hashSignInToken(token), account_id: accountId, method, expires_at: expiresAt })
    .execute();
  return token;
}

export type Challenge = { accountId: string; method: 'password' | 'code'; isLastTry: boolean };

/** The challenge of a cookie, whose tries each call lessens; undefined when it has expired or none are left. */
export async function tryChallenge(db: Db, token: string): Promise<Challenge | undefined> {
  const { rows } = await sql<{ account_id: string; method: 'password' | 'code'; attempts: number }>`
    UPDATE sign_in_challenges SET attempts = attempts + 1
    WHERE token_hash = ${hashSignInToken(token)} AND expires_at > now() AND attempts < ${CHALLENGE_TRIES}
    RETURNING account_id, method, attempts`.execute(db);
  const [row] = rows;
  return row && { accountId: row.account_id, method: row.method, isLastTry: row.attempts === CHALLENGE_TRIES };
}

/** Whose account a browser gave the first factor of; undefined when that was too long ago, or no tries are left. Uses nothing up. */
export async function findChallengedAccount(db: Db, token: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('sign_in_challenges')
    .select('account_id')
    .where('token_hash', '=', hashSignInToken(token))
    .where('expires_at', '>', new Date())
    .where('attempts', '<', CHALLENGE_TRIES)
    .executeTakeFirst();
  return row?.account_id;
}

/** Ends a challenge that was answered; false when it was ended already. */
export async function endChallenge(db: Db, token: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('sign_in_challenges')
    .where('token_hash', '=', hashSignInToken(token))
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Ends every sign-in of an account that has not given its second factor yet. */
export async function dropChallenges(db: Db, accountId: string): Promise<void> {
  await db.deleteFrom('sign_in_challenges').where('account_id', '=', accountId).execute();
}
