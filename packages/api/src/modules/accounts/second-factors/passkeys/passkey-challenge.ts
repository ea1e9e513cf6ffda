import type { Config } from '#api/platform/config.ts';
import type { Db } from '#api/platform/db/database.ts';
import type { PasskeyPurpose } from '../tables.ts';

const MINUTES = 5;

/** Who may answer a challenge: a session, or the browser whose cookie has the token of this hash. */
export const ownerOfSession = (sessionId: string): string => `session:${sessionId}`;
export const ownerOfBrowser = (tokenHash: string): string => `browser:${tokenHash}`;

/** For which site passkeys are made, and from which pages their answers come. Both follow from `PUBLIC_URL`. */
export const relyingParty = ({ publicUrl }: Pick<Config, 'publicUrl'>) => ({
  rpId: publicUrl.hostname,
  origin: publicUrl.origin,
});

/** Keeps what a passkey is asked to sign for five minutes, in the place of what it was asked before. */
export async function keepChallenge(db: Db, owner: string, purpose: PasskeyPurpose, challenge: string): Promise<void> {
  const row = { challenge, expires_at: new Date(Date.now() + MINUTES * 60_000) };
  await db
    .insertInto('passkey_challenges')
    .values({ owner, purpose, ...row })
    .onConflict((on) => on.columns(['owner', 'purpose']).doUpdateSet(row))
    .execute();
}

/** Takes the challenge, so that it is answered once; undefined when there is none or it has expired. */
export async function takeChallenge(db: Db, owner: string, purpose: PasskeyPurpose): Promise<string | undefined> {
  const row = await db
    .deleteFrom('passkey_challenges')
    .where('owner', '=', owner)
    .where('purpose', '=', purpose)
    .returning(['challenge', 'expires_at'])
    .executeTakeFirst();
  return row && row.expires_at > new Date() ? row.challenge : undefined;
}
