import { sql } from 'kysely';
import type { Db } from '#api/platform/db/database.ts';
import { tx } from '#api/platform/db/tx.ts';
import { storedCounts, dimensionValues } from './dimensions.ts';

/** Changes that one statement folds, so that it is over soon. */
const BATCH = 500;

const shapes = JSON.stringify(storedCounts.map(({ filters: [a = '', b = ''], facet }) => ({ a, b, facet })));

/**
 * Adds pending changes to the stored counts, a batch at a time, until none is left; gives how many they were. Counts are
 * right before, during and after: who reads them adds what is pending, and a change is pending or stored, never both.
 */
export async function applyCountDeltas(db: Db): Promise<number> {
  for (let all = 0; ;) {
    const { rows } = await tx(db, (trx) =>
      sql<{ taken: number }>`
        WITH taken AS (
          DELETE FROM listing_changes WHERE ctid = ANY(ARRAY(
            SELECT ctid FROM listing_changes LIMIT ${BATCH} FOR UPDATE SKIP LOCKED
          )) RETURNING *
        ), changed AS MATERIALIZED (
          SELECT l.row, l.n, l.status, v.facet, v.value
          FROM (SELECT row_number() OVER () AS row, * FROM taken) l, ${dimensionValues} v
        ), shapes AS (
          SELECT * FROM jsonb_to_recordset(${shapes}::jsonb) AS shape (a text, b text, facet text)
        ), cells AS (
          SELECT c.status, '' AS a, '' AS b, c.facet, c.value, c.n FROM changed c
          UNION ALL
          SELECT c.status, a.facet || ' ' || a.value, '', c.facet, c.value, c.n
          FROM shapes s JOIN changed c ON c.facet = s.facet JOIN changed a ON a.row = c.row AND a.facet = s.a
          WHERE s.a <> '' AND s.b = ''
          UNION ALL
          SELECT c.status, a.facet || ' ' || a.value, b.facet || ' ' || b.value, c.facet, c.value, c.n
          FROM shapes s JOIN changed c ON c.facet = s.facet JOIN changed a ON a.row = c.row AND a.facet = s.a
          JOIN changed b ON b.row = c.row AND b.facet = s.b
          WHERE s.b <> ''
        ), stored AS (
          INSERT INTO listing_counts (status, a, b, facet, value, n)
          SELECT status, a, b, facet, value, sum(n) FROM cells GROUP BY 1, 2, 3, 4, 5 HAVING sum(n) <> 0
          ORDER BY 1, 2, 3, 4, 5
          ON CONFLICT (status, a, b, facet, value) DO UPDATE SET n = listing_counts.n + excluded.n
        )
        SELECT count(*) AS taken FROM taken`.execute(trx),
    );
    const taken = rows[0]?.taken ?? 0;
    all += taken;
    if (taken < BATCH) return all;
  }
}
