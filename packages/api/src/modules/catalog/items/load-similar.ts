import { sql } from 'kysely';
import type { Db } from '#api/platform/db/database.ts';
import { isId } from '#api/platform/db/new-id.ts';
import type { Locale } from '#api/platform/locale.ts';
import type { ItemSource } from './item-mapper.ts';
import { loadItems } from './load-items.ts';

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
