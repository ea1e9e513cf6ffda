import { createHash } from 'node:crypto';
import type { CompiledQuery } from 'kysely';
import { LRUCache } from 'lru-cache';
import type pg from 'pg';
import type { Db } from './database.ts';

const pools = new WeakMap<Db, pg.Pool>();

/** Lets `runNamed` reach the pool behind a database. */
export function rememberPool(db: Db, pool: pg.Pool): void {
  pools.set(db, pool);
}

const NAMES = 500;
const names = new LRUCache<string, string>({ max: NAMES });

function nameOf(text: string): string {
  const known = names.get(text);
  if (known !== undefined) return known;
  const name = createHash('sha1').update(text).digest('base64url');
  names.set(text, name);
  return name;
}

/**
 * Runs a hot query as a named statement, so that the server parses and plans it once a connection. The name comes from
 * the text; use it for queries with few shapes. Inside a transaction, and on PGlite, it runs as any other query.
 */
export async function runNamed<Row>(db: Db, query: CompiledQuery<Row>): Promise<readonly Row[]> {
  const pool = pools.get(db);
  if (!pool) return (await db.executeQuery(query)).rows;
  const result = await pool.query<Row & pg.QueryResultRow>({
    name: nameOf(query.sql),
    text: query.sql,
    values: [...query.parameters],
  });
  return result.rows;
}
