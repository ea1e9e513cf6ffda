import { sql } from 'kysely';
import type { Db } from '#api/platform/db/database.ts';
import { isId } from '#api/platform/db/new-id.ts';
import { type Money, toMoney } from '#api/platform/money.ts';
import type { Locale } from '#api/platform/locale.ts';
import type { ItemSource } from './item-mapper.ts';
import { loadItems } from './load-items.ts';
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

/** The sizes and colours of a parent item, in the order of creation. */
export async function loadVariants(db: Db, parent: ItemSource, locale: Locale): Promise<ItemSource[]> {
  if (!parent.hasVariants) return [];
  const rows = await db
    .selectFrom('items')
    .select('id')
    .where('parent_item_id', '=', parent.id)
    .orderBy('id')
    .execute();
  return loadItems(
    db,
    rows.map(({ id }) => id),
    locale,
  );
}

const PAST_SALES = 12;

/** Past sales of the same model, newest first, at most twelve, without the sale of the item itself. */
export async function loadPastSales(
  db: Db,
  { modelKey, listing }: Pick<ItemSource, 'modelKey' | 'listing'>,
): Promise<{ year: string | null; price: Money; soldAt: Date }[]> {
  const rows = await db
    .selectFrom('past_sales')
    .select(['year', 'amount_cents', 'sold_at'])
    .where('model_key', '=', modelKey)
    .where(
      sql<boolean>`NOT EXISTS (SELECT FROM line_items WHERE line_items.id = past_sales.id AND listing_id = ${listing?.id ?? ''})`,
    )
    .orderBy('sold_at', 'desc')
    .limit(PAST_SALES)
    .execute();
  return rows.map(({ year, amount_cents: cents, sold_at: soldAt }) => ({
    year: year === null ? null : String(year),
    price: toMoney(cents),
    soldAt,
  }));
}

const NEIGHBOURS = 400;

type Self = { type_id: string; category_id: string; year: number | null; asking_cents: number | null };

async function readSelf(db: Db, itemId: string): Promise<Self | undefined> {
  const { rows } = await sql<Self>`
    SELECT i.type_id, i.category_id, i.year_from AS year,
      (SELECT asking_cents FROM listings WHERE item_id = i.id ORDER BY listed_at DESC LIMIT 1) AS asking_cents
    FROM items i WHERE i.id = ${itemId}`.execute(db);
  return rows[0];
}

/** Live items similar to one: of its type, else of its category, the nearest in price and year among the newest 400 of each. */
export async function loadSimilar(db: Db, itemId: string, first: number, locale: Locale): Promise<ItemSource[]> {
  const self = isId(itemId) ? await readSelf(db, itemId) : undefined;
  if (!self) return [];
  const { rows } = await sql<{ item_id: string }>`
    WITH near AS (
      (SELECT item_id, asking_cents, year, 0 AS distance FROM listings
       WHERE type_id = ${self.type_id} AND status = 'live' AND is_published
       ORDER BY listed_at DESC, id DESC LIMIT ${NEIGHBOURS})
      UNION ALL
      SELECT item_id, asking_cents, year, 4 FROM (
        SELECT item_id, asking_cents, year, type_id FROM listings
        WHERE category_id = ${self.category_id} AND status = 'live' AND is_published
        ORDER BY listed_at DESC, id DESC LIMIT ${NEIGHBOURS}
      ) AS others WHERE type_id <> ${self.type_id}
    )
    SELECT item_id FROM near
    CROSS JOIN (SELECT ${self.year}::integer AS year, ${self.asking_cents}::bigint AS asking_cents) AS s
    WHERE item_id <> ${itemId}
    ORDER BY distance + abs(ln(near.asking_cents::double precision / coalesce(s.asking_cents, near.asking_cents)))
      + coalesce(abs(near.year - s.year), CASE WHEN near.year IS NULL AND s.year IS NULL THEN 0 ELSE 20 END) / 20.0, item_id
    LIMIT ${first}`.execute(db);
  return loadItems(
    db,
    rows.map(({ item_id: id }) => id),
    locale,
  );
}
