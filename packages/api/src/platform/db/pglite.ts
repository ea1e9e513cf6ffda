import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite, types } from '@electric-sql/pglite';
import { Kysely, PGliteDialect } from 'kysely';
import type { Database } from './database.ts';
import { lockFolder } from './folder-lock.ts';
import type { OpenDatabase } from './open-database.ts';

const parsers = { [types.INT8]: Number };

/**
 * Opens PGlite in `folder`, or in memory without one. It does not guard its files against a second process, so a lock
 * file does; throws when another living process holds it.
 */
export async function openPGlite(folder?: string): Promise<OpenDatabase> {
  let unlock = (): void => undefined;
  let path: string | undefined;
  if (folder !== undefined) {
    path = join(folder, 'pglite');
    mkdirSync(path, { recursive: true });
    unlock = lockFolder(join(folder, 'pglite.lock'));
  }
  const pglite = new PGlite({ ...(path === undefined ? {} : { dataDir: path }), parsers });
  await pglite.waitReady;
  const db = new Kysely<Database>({ dialect: new PGliteDialect({ pglite }) });
  return {
    kind: 'pglite',
    db,
    async close() {
      await db.destroy();
      unlock();
    },
  };
}
