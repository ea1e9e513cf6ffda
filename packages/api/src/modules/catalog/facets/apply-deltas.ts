import { sql } from 'kysely';
import type { Db } from '#api/platform/db/database.ts';
import { tx } from '#api/platform/db/tx.ts';
import { dimensionValues, storedCounts } from './dimensions.ts';

/** Deltas that one transaction applies, to keep it short. */
const BATCH = 500;

const layout = JSON.stringify(
  storedCounts.map(({ filters: [first = '', second = ''], facet }) => ({ first, second, facet })),
);

/**
 * Adds the pending deltas to the stored counts, batch by batch, until none is left; gives how many there were. Counts are
 * right all the time: readers add pending deltas to stored counts, and a delta is either pending or stored. Several
 * processes may run this at once.
 */
export async function applyCountDeltas(db: Db): Promise<number> {
  for (let total = 0; ;) {
    const { rows } = await tx(db, (trx) =>
      sql<{ taken: number }>`
        WITH taken AS (
          DELETE FROM listing_count_deltas WHERE ctid = ANY(ARRAY(
            SELECT ctid FROM listing_count_deltas LIMIT ${BATCH} FOR UPDATE SKIP LOCKED
          )) RETURNING *
        ), changed AS MATERIALIZED (
          SELECT l.row, l.delta, l.status, v.facet, v.value
          FROM (SELECT row_number() OVER () AS row, * FROM taken) l, ${dimensionValues} v
        ), layout AS (
          SELECT * FROM jsonb_to_recordset(${layout}::jsonb) AS stored (first text, second text, facet text)
        ), cells AS (
          SELECT c.status, '' AS first_filter, '' AS second_filter, c.facet, c.value, c.delta FROM changed c
          UNION ALL
          SELECT c.status, f.facet || ' ' || f.value, '', c.facet, c.value, c.delta
          FROM layout s JOIN changed c ON c.facet = s.facet JOIN changed f ON f.row = c.row AND f.facet = s.first
          WHERE s.first <> '' AND s.second = ''
          UNION ALL
          SELECT c.status, f.facet || ' ' || f.value, g.facet || ' ' || g.value, c.facet, c.value, c.delta
          FROM layout s JOIN changed c ON c.facet = s.facet JOIN changed f ON f.row = c.row AND f.facet = s.first
          JOIN changed g ON g.row = c.row AND g.facet = s.second
          WHERE s.second <> ''
        ), stored AS (
          INSERT INTO listing_counts AS known (status, first_filter, second_filter, facet, value, count)
          SELECT status, first_filter, second_filter, facet, value, sum(delta) FROM cells
          GROUP BY 1, 2, 3, 4, 5 HAVING sum(delta) <> 0
          -- In one order everywhere, so that two processes cannot deadlock.
          ORDER BY 1, 2, 3, 4, 5
          ON CONFLICT (status, first_filter, second_filter, facet, value) DO UPDATE SET count = known.count + excluded.count
        )
        SELECT count(*) AS taken FROM taken`.execute(trx),
    );
    const taken = rows[0]?.taken ?? 0;
    total += taken;
    if (taken < BATCH) return total;
  }
}
