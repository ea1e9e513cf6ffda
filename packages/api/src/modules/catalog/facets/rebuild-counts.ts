import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '#api/platform/db/database.ts';
import { tx } from '#api/platform/db/tx.ts';
import { type Dimension, priceBucket, type StoredCount, storedCounts } from './dimensions.ts';
import { applyCountDeltas } from './apply-deltas.ts';

const columns: Readonly<Record<Dimension, RawBuilder<unknown>>> = {
  CATEGORY: sql`category_id`,
  TYPE: sql`type_id`,
  BRAND: sql`brand_id`,
  DECADE: sql`decade::text`,
  CONDITION: sql`condition`,
  FINISH: sql`finish_family`,
  SELLER: sql`seller_account_id`,
  TAGS: sql`tag`,
  TRAITS: sql`trait`,
  PRICE: sql`price::text`,
};

const keyOf = (filter: Dimension | undefined): RawBuilder<unknown> =>
  filter === undefined ? sql`''` : sql`${sql.lit(`${filter} `)} || ${columns[filter]}`;

function cellsOf({ filters: [first, second], facet }: StoredCount): RawBuilder<unknown> {
  const used = [first, second, facet];
  const tags = used.includes('TAGS') ? sql`, unnest(tags) AS tag` : sql``;
  const traits = used.includes('TRAITS') ? sql`, unnest(traits) AS trait` : sql``;
  const from = sql`counted_rows${tags}${traits}`;
  const hasDecade = used.includes('DECADE') ? sql`WHERE decade IS NOT NULL` : sql``;
  return sql`SELECT status, ${keyOf(first)}, ${keyOf(second)}, ${sql.lit(facet)}, ${columns[facet]}, count(*)
    FROM ${from} ${hasDecade} GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2, 3, 4, 5`;
}

/** Counts all listings into a table like `listing_counts`. */
async function countAll(trx: Tx, table: string): Promise<void> {
  await sql`CREATE TEMP TABLE counted_rows ON COMMIT DROP AS
    SELECT status, category_id, type_id, brand_id, decade, condition, finish_family, seller_account_id, tags, traits,
      ${priceBucket('asking_cents')} AS price
    FROM listings WHERE is_published AND status IN ('live', 'sold')`.execute(trx);
  for (const stored of storedCounts)
    await sql`INSERT INTO ${sql.table(table)} (status, first_filter, second_filter, facet, value, count) ${cellsOf(stored)}`.execute(
      trx,
    );
  await sql`DROP TABLE counted_rows`.execute(trx);
}

async function inSnapshot<T>(db: Db, work: (trx: Tx) => Promise<T>): Promise<T> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      // Before the first read: from here on no deltas are applied, and new ones stay pending.
      await sql`LOCK TABLE listing_counts IN SHARE ROW EXCLUSIVE MODE`.execute(trx);
      await sql`SET LOCAL statement_timeout = 0`.execute(trx);
      return work(trx);
    });
}

async function rebuild(trx: Tx): Promise<void> {
  await sql`DELETE FROM listing_count_deltas`.execute(trx);
  await sql`DELETE FROM listing_counts`.execute(trx);
  await countAll(trx, 'listing_counts');
}

/**
 * Counts all listings anew. The shop may go on selling: its changes stay pending and are applied later. Inside a transaction
 * it becomes part of that, and nobody else may write listings until the transaction ends.
 */
export async function rebuildCounts(db: Db): Promise<void> {
  if (db.isTransaction) await tx(db, rebuild);
  else await inSnapshot(db, rebuild);
}

/** How many stored counts differ from a count of all listings at the same moment; 0 when all is well. */
export async function countMismatches(db: Db): Promise<number> {
  await applyCountDeltas(db);
  return inSnapshot(db, async (trx) => {
    await sql`CREATE TEMP TABLE true_counts (LIKE listing_counts) ON COMMIT DROP`.execute(trx);
    await countAll(trx, 'true_counts');
    const { rows } = await sql<{ wrong: number }>`
      WITH stored AS (
        SELECT status, first_filter, second_filter, facet, value, count FROM listing_counts WHERE count <> 0
      ), truth AS (SELECT * FROM true_counts)
      SELECT count(*) AS wrong FROM (
        (SELECT * FROM stored EXCEPT SELECT * FROM truth) UNION ALL (SELECT * FROM truth EXCEPT SELECT * FROM stored)
      ) AS differing`.execute(trx);
    return rows[0]?.wrong ?? 0;
  });
}
