import { sql } from 'kysely';
import type { Db } from '#api/db/database.ts';
import { isId } from '#api/db/new-id.ts';
import { type Money, toMoney } from '#api/domains/shared/money.ts';
import type { Locale } from '#api/http/locale.ts';
import type { ItemSource } from './item-source.ts';
import { loadItems } from './load-items.ts';
import type { PlateFact, ReportParagraph, SpecRow } from './tables.ts';

/** The long texts of an item, which only its own page shows. */
export type ItemDetails = {
  specs: readonly SpecRow[];
  plate: readonly PlateFact[];
  report: readonly ReportParagraph[];
};

/** The long texts of one item. */
export async function loadItemDetails(db: Db, itemId: string, locale: Locale): Promise<ItemDetails> {
  const row = await db
    .selectFrom('item_texts')
    .select(['specs', 'plate', 'report'])
    .where('item_id', '=', itemId)
    .where('locale', '=', locale)
    .executeTakeFirst();
  return row ?? { specs: [], plate: [], report: [] };
}

/** The sizes and colours of a parent item, in the order of their making. */
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

/** Past sales of the same model, the newest first, at most twelve. */
export async function loadPastSales(
  db: Db,
  modelKey: string,
): Promise<{ year: string | null; price: Money; soldAt: Date }[]> {
  const rows = await db
    .selectFrom('past_sales')
    .select(['year', 'amount_cents', 'sold_at'])
    .where('model_key', '=', modelKey)
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

/** Live items near to one: of its type (else its category), by distance in price and years among the newest 400. */
export async function loadSimilar(db: Db, itemId: string, first: number, locale: Locale): Promise<ItemSource[]> {
  if (!isId(itemId)) return [];
  const { rows } = await sql<{ item_id: string }>`
    WITH self AS (
      SELECT i.id, i.type_id, i.category_id, i.year_from AS year, l.asking_cents
      FROM items i LEFT JOIN LATERAL (
        SELECT asking_cents FROM listings WHERE item_id = i.id ORDER BY listed_at DESC LIMIT 1
      ) l ON true
      WHERE i.id = ${itemId}
    ), near AS (
      (SELECT l.item_id, l.asking_cents, l.year, 0 AS distance FROM listings l, self s
       WHERE l.type_id = s.type_id AND l.status = 'live' AND l.browsable AND l.item_id <> s.id
       ORDER BY l.listed_at DESC LIMIT ${NEIGHBOURS})
      UNION ALL
      (SELECT l.item_id, l.asking_cents, l.year, 4 FROM listings l, self s
       WHERE l.category_id = s.category_id AND l.type_id <> s.type_id AND l.status = 'live' AND l.browsable AND l.item_id <> s.id
       ORDER BY l.listed_at DESC LIMIT ${NEIGHBOURS})
    )
    SELECT n.item_id FROM near n, self s
    ORDER BY n.distance + abs(ln(n.asking_cents::numeric / coalesce(s.asking_cents, n.asking_cents)))
      + coalesce(abs(n.year - s.year), CASE WHEN n.year IS NULL AND s.year IS NULL THEN 0 ELSE 20 END) / 20.0, n.item_id
    LIMIT ${first}`.execute(db);
  return loadItems(
    db,
    rows.map(({ item_id: id }) => id),
    locale,
  );
}
