import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Db } from '#api/platform/db/database.ts';
import { openEmbedded } from '#api/platform/db/embedded/open-embedded.ts';
import type { OpenDatabase } from '#api/platform/db/opened-database.ts';
import { openPGliteCopy } from './pglite-template.ts';
import { openServerCopy } from './server-template.ts';
import { buildTemplate, type Template } from './template.ts';

/** A database for one test file; `drop` removes it. */
export type TestDatabase = { readonly db: Db; readonly kind: OpenDatabase['kind']; drop: () => Promise<void> };

export type TestDatabaseOptions = {
  /** For tests of races: PGlite has one connection only, so the embedded server takes its place. */
  readonly concurrent?: boolean;
  /** What it starts with; without one it has the schema and no rows. */
  readonly template?: Template | undefined;
};

const CONNECTIONS = 24;

async function openEmbeddedCopy(template: Template | undefined): Promise<OpenDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'headstock-db-'));
  // The server's user must be able to pass through.
  chmodSync(folder, 0o755);
  const opened = await openEmbedded({ folder, poolSize: CONNECTIONS, warn: () => undefined });
  if (!opened.ok) throw new Error(opened.reason);
  const { database } = opened;
  await buildTemplate(database.db, template);
  return {
    ...database,
    async close() {
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * A fresh database for one test file, copied from a template that is built once. `TEST_DATABASE_URL` chooses the back end
 * for a whole run: the URL of a PostgreSQL server, `embedded` for the PostgreSQL that comes with the shop, nothing for PGlite
 * in memory.
 */
export async function createTestDatabase({ concurrent, template }: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const url = process.env['TEST_DATABASE_URL'];
  const isEmbedded = url === 'embedded' || (!url && concurrent === true);
  const { db, kind, close } = isEmbedded
    ? await openEmbeddedCopy(template)
    : await (url ? openServerCopy(url, template, CONNECTIONS) : openPGliteCopy(template));
  return { db, kind, drop: close };
}
