import { sql } from 'kysely';
import type { Db } from '#api/platform/db/database.ts';
import { ERA_YEARS } from '#api/modules/catalog/items/item-places.ts';
import { isMoved } from './listings-holder.ts';
import type { NameMove } from './name-holders.ts';

/**
 * The keys of models that become others by a move: what is sold of the one is compared with what is sold of the other, where both have
 * the same name and era. A key of which items stay behind stays too.
 */
export async function keysOfMove(db: Db, move: Omit<NameMove, 'keys'>): Promise<NameMove['keys']> {
  const { kind, from, to } = move;
  if (kind === 'TYPE' || (from.id === to.id && from.part?.toLowerCase() === to.part?.toLowerCase())) return [];
  const moved = isMoved({ ...move, keys: [] });
  const { rows } = await sql<{ from: string; to: string }>`
    WITH old AS (
      SELECT model_key AS key, lower(min(model)) AS model, percentile_disc(0.5) WITHIN GROUP (ORDER BY year_from) AS year
      FROM items WHERE ${moved} AND parent_item_id IS NULL GROUP BY model_key
    )
    SELECT old.key AS "from", near.key AS "to" FROM old CROSS JOIN LATERAL (
      SELECT items.model_key AS key FROM items
      WHERE items.brand_id = ${to.id} AND lower(items.model) = coalesce(lower(${to.part}::text), old.model)
        AND items.parent_item_id IS NULL AND NOT (${moved})
        AND (old.year IS NULL AND items.year_from IS NULL OR abs(items.year_from - old.year) <= ${ERA_YEARS})
      ORDER BY abs(items.year_from - old.year), items.id LIMIT 1
    ) AS near
    WHERE near.key <> old.key AND NOT EXISTS (SELECT FROM items WHERE items.model_key = old.key AND NOT (${moved}))`.execute(
    db,
  );
  return rows;
}
