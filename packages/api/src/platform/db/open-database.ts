import { join } from 'node:path';
import { openEmbedded } from './embedded/open-embedded.ts';
import type { OpenDatabase } from './opened-database.ts';
import { openPGlite } from './pglite.ts';
import { openServer } from './server.ts';

export type DatabaseOptions = {
  /** Connection URL of a PostgreSQL server, 15 or newer. Without one the database lives in the data folder. */
  url?: string | undefined;
  /** Folder of everything that Headstock stores; the database takes `db` in it. */
  dataFolder: string;
  /** Connections at most (server and embedded). */
  poolSize?: number;
  /** Told what an operator should know, such as a back end that was not available. */
  warn: (message: string) => void;
};

/**
 * Opens the shop's database: the server at `url`; else a PostgreSQL of our own in the data folder; else, where that
 * cannot run, PGlite, which keeps everything through a crash of the process but not through a power cut.
 */
export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  const { url, dataFolder, warn, poolSize = 10 } = options;
  if (url !== undefined) return openServer({ connectionString: url, max: poolSize }, warn);
  const folder = join(dataFolder, 'db');
  const embedded = await openEmbedded({ folder, poolSize, warn });
  if (embedded.ok) return embedded.database;
  warn(
    `The built-in PostgreSQL cannot run here (${embedded.reason}). PGlite takes its place: slower, and a power cut may lose the last seconds. Set DATABASE_URL to use a server.`,
  );
  return openPGlite(folder);
}
