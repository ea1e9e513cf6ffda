import type { AccountPair } from '#api/platform/account-data/merged-rows.ts';
import type { Db, Tx } from '#api/platform/db/database.ts';
import type { Locale } from '#api/platform/locale.ts';
import { type Refused, refused } from '#api/platform/mutation-result.ts';
import { maskEmail, mergedAccountMessage } from './messages.ts';

/** What of signing in ends with the account; passwords, passkeys and second factors wait in case it is opened again. */
const signIns = [
  'sessions',
  'known_devices',
  'password_resets',
  'email_confirmations',
  'sign_in_challenges',
  'totp_enrolments',
] as const;

/** Locks two members, always in the same order, until the transaction ends; gives those that are members. */
export async function lockMembers(trx: Tx, { keptId, closedId }: AccountPair) {
  return trx
    .selectFrom('accounts')
    .select(['id', 'email', 'locale', 'is_admin', 'is_private_seller', 'is_professional_seller'])
    .where('id', 'in', [keptId, closedId])
    .where('kind', '=', 'member')
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Closes an account that was merged into another: nobody signs in to it, and every session of it ends. */
export async function closeMergedAccount(trx: Tx, { keptId, closedId }: AccountPair): Promise<void> {
  await trx
    .updateTable('accounts')
    .set({ kind: 'merged', merged_into_account_id: keptId })
    .where('id', '=', closedId)
    .execute();
  for (const table of signIns) await trx.deleteFrom(table).where('account_id', '=', closedId).execute();
}

/** Opens a merged account again. Gives false where it is none, or one of another account. */
export async function reopenMergedAccount(trx: Tx, { keptId, closedId }: AccountPair): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('accounts')
    .set({ kind: 'member', merged_into_account_id: null })
    .where('id', '=', closedId)
    .where('kind', '=', 'merged')
    .where('merged_into_account_id', '=', keptId)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Why nobody signs in to an account: it was merged into another one, of which enough is said to recognise it. Null for all others. */
export async function mergedRefusal(db: Db, accountId: string, locale: Locale): Promise<Refused | null> {
  const row = await db
    .selectFrom('accounts as closed')
    .innerJoin('accounts as kept', 'kept.id', 'closed.merged_into_account_id')
    .select('kept.email')
    .where('closed.id', '=', accountId)
    .where('closed.kind', '=', 'merged')
    .executeTakeFirst();
  return row ? refused(mergedAccountMessage(maskEmail(row.email), locale), 'account-merged') : null;
}
