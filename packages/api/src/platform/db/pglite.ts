import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite, types } from '@electric-sql/pglite';
import { Kysely, PGliteDialect } from 'kysely';
import type { Database } from './database.ts';
import { lockFolder } from './folder-lock.ts';
import { rememberListen } from './listen.ts';
import { rememberRawSql } from './raw-sql.ts';
import type { OpenDatabase } from './opened-database.ts';

/** PostgreSQL reports on a long recovery every ten seconds; in PGlite that timer outlives the database and keeps the process alive. */
const NO_STARTUP_REPORTS = 'log_startup_progress_interval=0';

const parsers = { [types.INT8]: Number };

/** A running PGlite. `dump` gives everything in it as an archive, with which another one can be opened. */
export type OpenPGlite = OpenDatabase & { readonly dump: () => Promise<Blob> };

/**
 * Opens PGlite in `folder`, or in memory without one; an empty one starts with the content of `dump`. PGlite does not guard
 * its files against a second process, so a lock file does; throws when another living process holds it.
 */
export async function openPGlite(folder?: string, dump?: Blob): Promise<OpenPGlite> {
  let unlock = (): void => undefined;
  let path: string | undefined;
  if (folder !== undefined) {
    path = join(folder, 'pglite');
    mkdirSync(path, { recursive: true });
    unlock = lockFolder(join(folder, 'pglite.lock'));
  }
  const pglite = new PGlite({
    ...(path === undefined ? {} : { dataDir: path }),
    ...(dump === undefined ? {} : { loadDataDir: dump }),
    parsers,
    startParams: [...PGlite.defaultStartParams, '-c', NO_STARTUP_REPORTS],
  });
  await pglite.waitReady;
  const db = new Kysely<Database>({ dialect: new PGliteDialect({ pglite }) });
  // The database is in this process, so nothing is missed.
  rememberListen(db, (channel, { onMessage }) => pglite.listen(channel, onMessage));
  rememberRawSql(db, (text, values) =>
    // The connection is the only one: whoever holds it is alone, and no transaction of others is open.
    db.connection().execute(async () => {
      try {
        if (values.length > 0) return (await pglite.query<Record<string, unknown>>(text, [...values])).rows;
        const results = await pglite.exec(text);
        return results.flatMap(({ rows }) => rows);
      } catch (error) {
        await pglite.exec('ROLLBACK').catch(() => undefined);
        throw error;
      }
    }),
  );
  return {
    kind: 'pglite',
    db,
    dump: () => pglite.dumpDataDir('none'),
    async close() {
      await db.destroy();
      unlock();
    },
  };
}
