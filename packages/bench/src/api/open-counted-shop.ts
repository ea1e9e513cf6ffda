import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DATABASE_USER, migrateDatabase, openEmbedded } from '@headstock/api/seeding';
import { seedShop } from '@headstock/demo-data/seed';
import { sql } from 'kysely';
import { runApis } from '../catalogue/run-apis.ts';

/** Instruments of the demo shop that is asked. */
export const ITEMS = 2_400;
/** Counts every statement of the server, whichever connection sends it. */
const SETTINGS = { shared_preload_libraries: 'pg_stat_statements' };
const CONNECTIONS = 2;

/** A demo shop whose API runs in a process of its own, on a database that counts its statements. */
export interface CountedShop extends AsyncDisposable {
  readonly apiUrl: string;
  /** The database that answers. */
  readonly server: string;
  /** Ids of the things that are for sale. */
  readonly itemIds: readonly string[];
  /** Statements since the last time that this was asked. */
  readonly takeStatements: () => Promise<number>;
  /** Sets the price of one listing, another one each time. */
  readonly changePrice: () => Promise<void>;
}

/** Opens it, and forgets its data at the end. Throws where the shop's own PostgreSQL cannot run. */
export async function openCountedShop(say: (line: string) => void): Promise<CountedShop> {
  const folder = mkdtempSync(path.join(tmpdir(), 'headstock-bench-api-'));
  const opened = await openEmbedded({ folder, poolSize: CONNECTIONS, warn: say, settings: SETTINGS });
  if (!opened.ok) throw new Error(opened.reason);
  const { db, close } = opened.database;
  await sql`CREATE EXTENSION pg_stat_statements`.execute(db);
  await migrateDatabase(db);
  await seedShop(db, { size: ITEMS, now: new Date(), onProgress: () => undefined });
  await sql`VACUUM ANALYZE`.execute(db);
  const { rows: listings } = await sql<{ id: string; itemId: string }>`
    SELECT id, item_id AS "itemId" FROM listings WHERE status = 'live' AND is_published ORDER BY id`.execute(db);
  const { rows: settings } = await sql<{ socket: string; version: string }>`
    SELECT current_setting('unix_socket_directories') AS socket, current_setting('server_version') AS version`.execute(
    db,
  );
  const { socket = '', version = '' } = settings[0] ?? {};
  const url = `postgres://${DATABASE_USER}@localhost/postgres?host=${encodeURIComponent(socket)}`;
  const { targets, stop } = await runApis([ITEMS], () => url);
  let changed = 0;
  return {
    apiUrl: targets[0]?.apiUrl ?? '',
    server: `PostgreSQL ${version}`,
    itemIds: listings.map(({ itemId }) => itemId),
    async takeStatements() {
      const { rows } = await sql<{ calls: number }>`
        SELECT coalesce(sum(calls), 0)::integer AS calls FROM pg_stat_statements WHERE query NOT LIKE '%pg_stat_statements%'`.execute(
        db,
      );
      await sql`SELECT pg_stat_statements_reset()`.execute(db);
      return rows[0]?.calls ?? 0;
    },
    async changePrice() {
      changed += 1;
      const { id } = listings[changed % listings.length] ?? { id: '' };
      await sql`UPDATE listings SET asking_cents = asking_cents + 100 WHERE id = ${id}`.execute(db);
    },
    async [Symbol.asyncDispose]() {
      await stop();
      await close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
