import { Kysely, PostgresDialect } from 'kysely';
import { type CustomTypesConfig, Pool, type PoolConfig, type QueryResult, types as pgTypes } from 'pg';
import type { Database } from './database.ts';
import { rememberListen } from './listen.ts';
import { listenOn } from './listen-server.ts';
import { rememberPool } from './named-query.ts';
import { rememberRawSql } from './raw-sql.ts';
import type { OpenDatabase } from './opened-database.ts';

const { builtins } = pgTypes;

/** `bigint` as a number: cents and counts stay far below 2^53. */
const types: CustomTypesConfig = {
  getTypeParser: (id, format) => {
    if (id === builtins.INT8 && format !== 'binary') return Number;
    return pgTypes.getTypeParser(id, format);
  },
};

/** Connects to a PostgreSQL server. Connections are made when needed, so a server that is away fails the queries, not this. */
export function openServer(config: PoolConfig, warn: (message: string) => void): OpenDatabase {
  const pool = new Pool({
    connectionTimeoutMillis: 3_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 15_000,
    application_name: 'headstock',
    ...config,
    types,
  });
  let closing = false;
  const tell = (error: Error): void => {
    if (!closing) warn(`A connection to the database broke: ${error.message}`);
  };
  // A connection that breaks is replaced by the pool. Without these listeners it would end the process: the pool hears
  // of idle connections only, the client also of those that are lent out.
  pool.on('error', tell);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  rememberPool(db, pool);
  rememberListen(db, listenOn(config));
  rememberRawSql(db, async (text, values) => {
    const result: QueryResult | QueryResult[] = await pool.query(text, [...values]);
    return [result].flat().flatMap(({ rows }) => rows);
  });
  return {
    kind: 'server',
    db,
    close() {
      closing = true;
      return db.destroy();
    },
  };
}
