import { sql } from 'kysely';
import type { Db } from '#api/platform/db/database.ts';
import type { Services } from '#api/platform/services.ts';
import { tx } from '#api/platform/db/tx.ts';
import { releasePhotographs } from '#api/modules/media/index.ts';
import { documentKey } from './documents/document-store.ts';
import { usedBy } from './photographs/set-photographs.ts';

/** What was taken out can be put back for so long. */
const KEPT_DAYS = 30;
const SWEPT_AT_ONCE = 200;

/** Lets the photographs go of what was taken out before a moment. */
async function releaseOld(db: Db, before: Date): Promise<void> {
  const shown = await db
    .selectFrom('portfolio_items')
    .select('id')
    .where('removed_at', '<', before)
    .where(sql<boolean>`photograph_ids <> '{}'`)
    .limit(SWEPT_AT_ONCE)
    .execute();
  for (const { id } of shown)
    await tx(db, async (trx) => {
      // Unless its owner has put it back meanwhile.
      const { numUpdatedRows } = await trx
        .updateTable('portfolio_items')
        .set({ photograph_ids: [] })
        .where('id', '=', id)
        .where('removed_at', '<', before)
        .executeTakeFirst();
      if (numUpdatedRows > 0n) await releasePhotographs(trx, usedBy(id));
    });
}

/**
 * Forgets instruments that were taken out 30 days ago, with their papers and photographs. Of a purchase an empty row stays, so that it does not come back,
 * as long as its owner has an account.
 */
export async function sweepPortfolio(
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  now = new Date(),
): Promise<void> {
  const before = new Date(now.getTime() - KEPT_DAYS * 86_400_000);
  await releaseOld(db, before);
  const documents = await db
    .selectFrom('portfolio_documents as document')
    .innerJoin('portfolio_items as item', 'item.id', 'document.portfolio_item_id')
    .select(['document.id', 'document.kind'])
    .where('item.removed_at', '<', before)
    .limit(SWEPT_AT_ONCE)
    .execute();
  for (const document of documents) {
    await storage.delete(documentKey(document));
    await db.deleteFrom('portfolio_documents').where('id', '=', document.id).execute();
  }
  const isOver = sql<boolean>`removed_at < ${before} AND photograph_ids = '{}'
    AND NOT EXISTS (SELECT FROM portfolio_documents WHERE portfolio_item_id = portfolio_items.id)`;
  await db
    .deleteFrom('portfolio_items')
    .where(isOver)
    .where(
      sql<boolean>`line_item_id IS NULL OR EXISTS (SELECT FROM accounts WHERE accounts.id = account_id AND kind = 'deleted')`,
    )
    .execute();
  await db.updateTable('portfolio_items').set({ serial: '', notes: '', insured_cents: null }).where(isOver).execute();
}
