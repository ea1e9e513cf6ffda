import type { Db } from '#api/platform/db/database.ts';
import type { Locale } from '#api/platform/locale.ts';
import type { PlateFact, ReportParagraph, SpecRow } from '#api/modules/catalog/tables.ts';

/** The long texts of an item, which only its own page shows. */
export type ItemDetails = {
  specs: readonly SpecRow[];
  plate: readonly PlateFact[];
  report: readonly ReportParagraph[];
};

/** The long texts of items, by item id; items without any are left out. */
export async function loadItemDetails(
  db: Db,
  itemIds: readonly string[],
  locale: Locale,
): Promise<Map<string, ItemDetails>> {
  const rows = await db
    .selectFrom('item_texts')
    .select(['item_id', 'specs', 'plate', 'report'])
    .where('item_id', 'in', itemIds)
    .where('locale', '=', locale)
    .execute();
  return new Map(rows.map(({ item_id: id, ...details }) => [id, details]));
}
