import type { Db } from '#api/platform/db/database.ts';
import { mergeReads } from '#api/platform/db/merge-reads.ts';
import { cacheByRevision } from '#api/platform/db/revisions.ts';
import type { Locale } from '#api/platform/locale.ts';
import type { PlateFact, ReportParagraph, SpecRow } from '#api/modules/catalog/tables.ts';

/** The long texts of an item, which only its own page shows. */
export type ItemDetails = {
  specs: readonly SpecRow[];
  plate: readonly PlateFact[];
  report: readonly ReportParagraph[];
};

/** Items whose long texts stay in memory in each language: some 4 kB each. */
const CACHED = 1_000;

const caches = {
  en: cacheByRevision<ItemDetails>(['descriptions'], CACHED),
  fr: cacheByRevision<ItemDetails>(['descriptions'], CACHED),
};

async function readDetails(db: Db, itemIds: readonly string[], locale: Locale): Promise<Map<string, ItemDetails>> {
  const rows = await db
    .selectFrom('item_texts')
    .select(['item_id', 'specs', 'plate', 'report'])
    .where('item_id', 'in', itemIds)
    .where('locale', '=', locale)
    .execute();
  return new Map(rows.map(({ item_id: id, ...details }) => [id, details]));
}

const mergedReads = {
  en: mergeReads((db: Db, ids: readonly string[]) => readDetails(db, ids, 'en')),
  fr: mergeReads((db: Db, ids: readonly string[]) => readDetails(db, ids, 'fr')),
};

/** The long texts of items, by item id, from memory while nothing was written; items without any are left out. */
export async function loadItemDetails(
  db: Db,
  itemIds: readonly string[],
  locale: Locale,
): Promise<Map<string, ItemDetails>> {
  const known = await caches[locale](db);
  return known.many(itemIds, (missing) => mergedReads[locale](db, missing));
}
