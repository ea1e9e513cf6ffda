import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { Db } from './database.ts';
import { openEmbedded } from './embedded/open-embedded.ts';
import { migrate } from './migrate.ts';
import { newId } from './new-id.ts';
import type { OpenDatabase } from './opened-database.ts';
import { openPGlite } from './pglite.ts';
import { openServer } from './server.ts';

/** A migrated, empty database of its own; `drop` removes it. */
export type TestDatabase = { readonly db: Db; readonly kind: OpenDatabase['kind']; drop: () => Promise<void> };

const fail = (message: string): never => {
  throw new Error(message);
};

async function onServer(url: string): Promise<TestDatabase> {
  const name = `headstock_test_${newId()}`;
  const admin = new Client({ connectionString: url });
  await admin.connect();
  await admin.query(`CREATE DATABASE ${name}`);
  await admin.end();
  const own = new URL(url);
  own.pathname = `/${name}`;
  const { db, close } = openServer({ connectionString: own.href, max: 24 }, () => undefined);
  await migrate(db);
  return {
    db,
    kind: 'server',
    async drop() {
      await close();
      const client = new Client({ connectionString: url });
      await client.connect();
      await client.query(`DROP DATABASE ${name} WITH (FORCE)`);
      await client.end();
    },
  };
}

async function embedded(): Promise<TestDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'headstock-db-'));
  // The server's user must be able to pass through.
  chmodSync(folder, 0o755);
  const opened = await openEmbedded({ folder, poolSize: 24, warn: () => undefined });
  if (!opened.ok) return fail(opened.reason);
  const { db, close } = opened.database;
  await migrate(db);
  return {
    db,
    kind: 'embedded',
    async drop() {
      await close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function inMemory(): Promise<TestDatabase> {
  const { db, close } = await openPGlite();
  await migrate(db);
  return { db, kind: 'pglite', drop: close };
}

/**
 * A fresh database for one test file. `TEST_DATABASE_URL` chooses it for a whole run: the URL of a PostgreSQL server (a
 * database is made and dropped there), `embedded` for the PostgreSQL that comes with the shop, nothing for PGlite in
 * memory. `on: 'concurrent'` is for tests of races: PGlite has one connection only, so the embedded server stands in.
 */
export async function createTestDatabase(on?: 'concurrent'): Promise<TestDatabase> {
  const url = process.env['TEST_DATABASE_URL'];
  if (url === 'embedded' || (!url && on === 'concurrent')) return embedded();
  return url ? onServer(url) : inMemory();
}
