import { sql } from 'kysely';
import type { Services } from '#api/platform/services.ts';
import { documentKey } from './documents/document-store.ts';

/** What was taken out can be put back for so long. */
const KEPT_DAYS = 30;
const SWEPT_AT_ONCE = 200;

/**
 * Forgets instruments that were taken out 30 days ago, with their papers. Of a purchase an empty row stays, so that it does not come back,
 * as long as its owner has an account.
 */
export async function sweepPortfolio(
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  now = new Date(),
): Promise<void> {
  const before = new Date(now.getTime() - KEPT_DAYS * 86_400_000);
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
  const isOver = sql<boolean>`removed_at < ${before}
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
