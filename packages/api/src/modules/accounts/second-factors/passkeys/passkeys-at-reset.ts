import type { ActorContext } from '#api/platform/actor-context.ts';
import type { Tx } from '#api/platform/db/database.ts';
import { hashLinkCode } from '../../mail-link.ts';
import { liveSessions } from '../../session-store.ts';
import { factorMails, mailOwner } from '../factor-mails.ts';
import { hasSecondFactor } from '../totp-factor.ts';
import { listPasskeys, type PasskeySource } from './list-passkeys.ts';

/** What opens an account beside the password that a mailed link is about to replace. */
export type ResetOverview = {
  readonly isTwoStep: boolean;
  readonly sessionCount: number;
  readonly passkeys: readonly PasskeySource[];
};

/** What else opens the account of a link to a new password; null for a link that does not hold. Uses nothing up. */
export async function readResetOverview({ db, now }: ActorContext, code: string): Promise<ResetOverview | null> {
  const link = await db
    .selectFrom('password_resets')
    .select('account_id')
    .where('token_hash', '=', hashLinkCode(code))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (!link) return null;
  const { account_id: accountId } = link;
  const { count } = await liveSessions(db, accountId, now)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return {
    isTwoStep: await hasSecondFactor(db, accountId),
    sessionCount: count,
    passkeys: await listPasskeys(db, accountId),
  };
}

/** Removes those of an account's passkeys that its owner, who sets a new password, does not know or has no longer. */
export async function removePasskeysAtReset(trx: Tx, accountId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const removed = await trx
    .deleteFrom('passkeys')
    .where('account_id', '=', accountId)
    .where('id', 'in', [...ids])
    .returning('name')
    .execute();
  for (const { name } of removed) await mailOwner(trx, accountId, factorMails.passkeyRemoved({ name }));
}
