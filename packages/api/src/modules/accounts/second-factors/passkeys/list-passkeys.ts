import type { Db } from '#api/platform/db/database.ts';

/** A passkey of an account, as the schema's type `AccountPasskey` reads it. */
export type PasskeySource = {
  readonly id: string;
  readonly name: string;
  readonly isSynced: boolean;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
};

/** The passkeys of an account, the oldest first. */
export async function listPasskeys(db: Db, accountId: string): Promise<readonly PasskeySource[]> {
  const rows = await db
    .selectFrom('passkeys')
    .select(['id', 'name', 'is_synced', 'created_at', 'last_used_at'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    isSynced: row.is_synced,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
  }));
}
