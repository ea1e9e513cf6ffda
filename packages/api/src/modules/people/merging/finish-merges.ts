import { type RawBuilder, sql } from 'kysely';
import { anonymiseAccount } from '#api/modules/accounts/index.ts';
import { accountParts } from '#api/modules/privacy/index.ts';
import { recordAudit, shopItself } from '#api/platform/audit/record-audit.ts';
import { tx } from '#api/platform/db/tx.ts';
import type { Services } from '#api/platform/services.ts';

const AT_ONCE = 20;

/** Whether a merging can no longer be reversed, and its closed account still has data. */
export const hasDueMerges: RawBuilder<boolean> = sql<boolean>`EXISTS (
  SELECT FROM account_merges WHERE reversed_at IS NULL AND finished_at IS NULL AND reversible_until <= now())`;

/**
 * Erases what merged accounts still have once their merging can no longer be reversed, as if they had been deleted: saved cards,
 * credentials, doubles. Each account in a transaction of its own.
 */
export async function finishMerges({ db, config }: Pick<Services, 'db' | 'config'>, now = new Date()): Promise<void> {
  const due = await db
    .selectFrom('account_merges')
    .select('id')
    .where('reversed_at', 'is', null)
    .where('finished_at', 'is', null)
    .where('reversible_until', '<=', now)
    .orderBy('reversible_until')
    .limit(AT_ONCE)
    .execute();
  for (const { id } of due)
    await tx(db, async (trx) => {
      const merge = await trx
        .updateTable('account_merges')
        .set({ finished_at: now })
        .where('id', '=', id)
        .where('reversed_at', 'is', null)
        .where('finished_at', 'is', null)
        .returning('closed_account_id')
        .executeTakeFirst();
      if (!merge) return;
      const account = await trx
        .selectFrom('accounts')
        .select(['id', 'email', 'locale'])
        .where('id', '=', merge.closed_account_id)
        .where('kind', '=', 'merged')
        .forUpdate()
        .executeTakeFirst();
      if (!account) return;
      for (const part of accountParts()) await part.erase?.(trx, { ...account, publicUrl: config.publicUrl });
      await anonymiseAccount(trx, account.id);
      await trx.deleteFrom('account_merge_rows').where('merge_id', '=', id).execute();
      const entry = { action: 'account.merge-finished', subjectKind: 'account', subjectId: account.id, detail: {} };
      await recordAudit(trx, shopItself, entry);
    });
}
