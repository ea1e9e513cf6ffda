import type { Db } from '#api/platform/db/database.ts';
import { seal, unseal } from '#api/platform/seal.ts';
import type { AuthRequest } from '../auth-request.ts';
import { matchTotpStep } from './totp.ts';

/** Whether an account signs in in two steps. */
export async function hasSecondFactor(db: Db, accountId: string): Promise<boolean> {
  const row = await db
    .selectFrom('totp_factors')
    .select('account_id')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Uses up a code of an account's authenticator app. Neither the code nor an earlier one works again, whichever process is
 * asked. A secret that a former secret of the shop sealed is sealed anew.
 */
export async function takeTotpCode(
  db: Db,
  { secret, secrets, log }: Pick<AuthRequest, 'secret' | 'secrets' | 'log'>,
  accountId: string,
  { code, now }: { code: string; now: Date },
): Promise<boolean> {
  const row = await db
    .selectFrom('totp_factors')
    .select('secret')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (!row) return false;
  const unsealed = unseal(secrets, 'totp-secret', accountId, row.secret);
  if (unsealed === null) {
    log.error(
      { accountId },
      'The secret of an authenticator app was sealed with a secret that the shop has no longer.',
    );
    return false;
  }
  const step = matchTotpStep(unsealed.text, code, now);
  if (step === null) return false;
  const { numUpdatedRows } = await db
    .updateTable('totp_factors')
    .set({
      last_step: step,
      ...(unsealed.isFormer && { secret: seal(secret, 'totp-secret', accountId, unsealed.text) }),
    })
    .where('account_id', '=', accountId)
    .where('secret', '=', row.secret)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Seals anew what a former secret of the shop sealed, so that the former one can be given up after a day; gives how many. */
export async function resealTotpSecrets(
  db: Db,
  { secret, secrets }: Pick<AuthRequest, 'secret' | 'secrets'>,
): Promise<number> {
  if (secrets.length === 1) return 0;
  let count = 0;
  const rows = await db.selectFrom('totp_factors').select(['account_id', 'secret']).execute();
  for (const { account_id: accountId, secret: sealed } of rows) {
    const unsealed = unseal(secrets, 'totp-secret', accountId, sealed);
    if (!unsealed?.isFormer) continue;
    await db
      .updateTable('totp_factors')
      .set({ secret: seal(secret, 'totp-secret', accountId, unsealed.text) })
      .where('account_id', '=', accountId)
      .where('secret', '=', sealed)
      .execute();
    count += 1;
  }
  return count;
}
