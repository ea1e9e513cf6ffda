import { type Db, catalogSearch } from '@headstock/api/seeding';
import { sql } from 'kysely';
import { drawBatch, prepareDrawing } from './draw-batch.ts';
import { growthOf } from './growth.ts';
import { stagePool } from './stage-pool.ts';

export type FillOptions = {
  /** Listings; a million takes some minutes and about 4 GB. */
  size: number;
  /** The day of the shop. */
  now: Date;
  onProgress: (done: number, total: number) => void;
};

const BATCH = 25_000;
const FILLED = ['items', 'item_texts', 'item_images', 'listings', 'past_sales'];

type Index = { name: string; definition: string };

/** Takes away the indexes of the tables that will be filled, but not those that hold a rule, and gives how to make them again. */
async function dropIndexes(db: Db): Promise<Index[]> {
  const { rows } = await sql<Index>`
    SELECT c.relname AS name, pg_get_indexdef(i.indexrelid) AS definition
    FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid JOIN pg_class t ON t.oid = i.indrelid
    WHERE t.relname = ANY(${FILLED}) AND t.relnamespace = current_schema()::regnamespace AND NOT i.indisunique`.execute(
    db,
  );
  for (const { name } of rows) await sql`DROP INDEX ${sql.ref(name)}`.execute(db);
  return rows;
}

/**
 * Fills an empty, migrated database with a shop of `size` listings, for measurements: things as the demo's generator makes
 * them, in its proportions, with other prices, sellers and names. Their long texts are left out, as no list reads them.
 * The same size gives the same shop. Checks and triggers are off meanwhile, so the database's user must be its owner.
 */
export async function fillLargeCatalogue(db: Db, { size, now, onProgress }: FillOptions): Promise<void> {
  const growth = growthOf(size);
  await db.connection().execute(async (connection) => {
    await sql`SET statement_timeout = 0`.execute(connection);
    await sql`SET idle_in_transaction_session_timeout = 0`.execute(connection);
    await sql`SET session_replication_role = replica`.execute(connection);
    await sql`SET synchronous_commit = off`.execute(connection);
    await sql`SET maintenance_work_mem = '512MB'`.execute(connection);
    const poolSize = await connection.transaction().execute((trx) => stagePool(trx, now));
    await prepareDrawing(connection, growth, poolSize, now);
    const indexes = await dropIndexes(connection);
    for (let start = 0; start < size; start += BATCH) {
      await drawBatch(connection, start, Math.min(start + BATCH, size));
      onProgress(Math.min(start + BATCH, size), size);
    }
    for (const { definition } of indexes) await sql.raw(definition).execute(connection);
    await catalogSearch(connection).rebuild();
    await sql`VACUUM ANALYZE`.execute(connection);
    await sql`RESET session_replication_role`.execute(connection);
    await sql`RESET synchronous_commit`.execute(connection);
    await sql`RESET statement_timeout`.execute(connection);
    await sql`RESET idle_in_transaction_session_timeout`.execute(connection);
  });
}
