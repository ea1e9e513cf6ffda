import type { Selectable } from 'kysely';
import type { AccountMergesTable } from '#api/modules/people/tables.ts';
import type { Db } from '#api/platform/db/database.ts';

export type MergeRow = Selectable<AccountMergesTable>;

/** The mergings in which an account was kept or closed, the newest first; at most 20. */
export const mergesOf = (db: Db, accountId: string): Promise<MergeRow[]> =>
  db
    .selectFrom('account_merges')
    .selectAll()
    .where((eb) => eb.or([eb('kept_account_id', '=', accountId), eb('closed_account_id', '=', accountId)]))
    .orderBy('id', 'desc')
    .limit(20)
    .execute();
