import type { Db } from '#api/platform/db/database.ts';
import type { Locale } from '#api/platform/locale.ts';
import type { ItemSource } from './item-mapper.ts';
import { loadItems } from './load-items.ts';

/** The sizes and colours of parent items, by the parent's id, in the order of creation; items without any are left out. */
export async function loadVariants(
  db: Db,
  parentIds: readonly string[],
  locale: Locale,
): Promise<Map<string, ItemSource[]>> {
  const rows = await db
    .selectFrom('items')
    .select('id')
    .where('parent_item_id', 'in', parentIds)
    .orderBy('id')
    .execute();
  const variants = await loadItems(
    db,
    rows.map(({ id }) => id),
    locale,
  );
  return Map.groupBy(variants, ({ parentItemId }) => parentItemId ?? '');
}
