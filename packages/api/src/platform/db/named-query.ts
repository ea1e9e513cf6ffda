import { createHash } from 'node:crypto';
import type { CompiledQuery } from 'kysely';
import type pg from 'pg';
import type { Db } from './database.ts';

const pools = new WeakMap<Db, pg.Pool>();

/** Lets `runNamed` reach the pool behind a database. */
export function rememberPool(db: Db, pool: pg.Pool): void {
  pools.set(db, pool);
}

/**
 * Runs a hot query as a named statement, so that the server parses and plans it once a connection. The name comes from
 * the text; use it for queries with few shapes. Inside a transaction, and on PGlite, it runs as any other query.
 */
export async function runNamed<Row>(db: Db, query: CompiledQuery<Row>): Promise<readonly Row[]> {
  const pool = pools.get(db);
  if (!pool) return (await db.executeQuery(query)).rows;
  const name = createHash('sha1').update(query.sql).digest('base64url');
  const result = await pool.query<Row & pg.QueryResultRow>({ name, text: query.sql, values: [...query.parameters] });
  return result.rows;
}
