import { join } from 'node:path';
import { sql } from 'kysely';
import { hasEmbeddedData, openEmbedded } from './embedded/open-embedded.ts';
import type { OpenDatabase } from './opened-database.ts';
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

/** The server at `url`, if it answers. */
async function openAnswering(url: string, max: number, warn: (message: string) => void): Promise<OpenDatabase> {
  const server = openServer({ connectionString: url, max }, warn);
  try {
    await sql`SELECT 1`.execute(server.db);
    return server;
  } catch (error) {
    await server.close();
    const { host, pathname, username } = new URL(url);
    const reason = error instanceof Error ? error.message || error.name : String(error);
    throw new Error(
      `The PostgreSQL of DATABASE_URL (${username && `${username} at `}${host}${pathname}) does not answer: ${reason}. Start it or correct DATABASE_URL; without DATABASE_URL the shop brings its own database.`,
      { cause: error },
    );
  }
}

/**
 * Opens the shop's database: the server at `url`; else a PostgreSQL of our own in the data folder; else, where that
 * cannot run, PGlite, which keeps everything through a crash of the process but not through a power cut. Throws an Error that says what to
 * do when the server does not answer, and when PGlite would open an empty shop beside the data of a PostgreSQL that ran here before.
 */
export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  const { url, dataFolder, warn, poolSize = 10 } = options;
  if (url !== undefined) return openAnswering(url, poolSize, warn);
  const folder = join(dataFolder, 'db');
  const embedded = await openEmbedded({ folder, poolSize, warn });
  if (embedded.ok) return embedded.database;
  if (hasEmbeddedData(folder))
    throw new Error(
      `The shop's data is in a PostgreSQL of its own in ${folder}, which cannot run now: ${embedded.reason}. Mend that, or choose another folder with HEADSTOCK_DATA.`,
    );
  warn(
    `The built-in PostgreSQL cannot run here (${embedded.reason}). PGlite takes its place: slower, and a power cut may lose the last seconds. Set DATABASE_URL to use a server.`,
  );
  // Loaded where it is needed alone: 2 MiB that other shops never use.
  const { openPGlite } = await import('./pglite.ts');
  return openPGlite(folder);
}
