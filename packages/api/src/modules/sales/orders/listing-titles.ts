import type { Db } from '#api/platform/db/database.ts';
import type { Locale } from '#api/platform/locale.ts';

/** The titles of listings in one language, by listing id. */
export async function titlesOf(db: Db, listingIds: readonly string[], locale: Locale): Promise<Map<string, string>> {
  if (listingIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('listings')
    .innerJoin('item_texts', 'item_texts.item_id', 'listings.item_id')
    .select(['listings.id', 'item_texts.title'])
    .where('listings.id', 'in', listingIds)
    .where('item_texts.locale', '=', locale)
    .execute();
  return new Map(rows.map(({ id, title }) => [id, title]));
}
