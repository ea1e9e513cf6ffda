import { DATABASE_USER, type Db, migrateDatabase, openEmbedded, openServer } from '@headstock/api/seeding';
import { mkdirSync } from 'node:fs';
import { sql } from 'kysely';
import { fillLargeCatalogue } from './fill-large-catalogue.ts';

/** Filled databases are reused. Raise this when the schema or the filling changes, so that old ones are not. */
const VERSION = 3;
/** The day of every shop, so that a size is the same shop whenever it is measured. */
const DAY = new Date('2026-11-12T18:00:00Z');
/** As a server of its own is set for a shop of this size. */
const SETTINGS = {
  shared_buffers: '2GB',
  work_mem: '16MB',
  max_connections: '120',
  max_wal_size: '8GB',
  checkpoint_timeout: '30min',
};
const CONNECTIONS = 2;

export type LargeCatalogueOptions = {
  /** Folder of a PostgreSQL of our own, whose databases are kept between runs. */
  folder: string;
  /** A server that runs already, instead; the user must be allowed to make databases. */
  url?: string | undefined;
  /** Numbers of listings, each a shop of its own. */
  sizes: readonly number[];
  say: (line: string) => void;
};

export type LargeCatalogues = {
  /** What answers, such as `PostgreSQL 18.4`. */
  readonly server: string;
  /** Connection URL of the shop with so many listings. */
  readonly urlOf: (size: number) => string;
  readonly close: () => Promise<void>;
};

type Server = { readonly db: Db; readonly urlOf: (name: string) => string; readonly close: () => Promise<void> };

async function startOwn(folder: string, say: (line: string) => void): Promise<Server> {
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  const opened = await openEmbedded({ folder, poolSize: CONNECTIONS, warn: say, settings: SETTINGS });
  if (!opened.ok) throw new Error(`${opened.reason}. Give the URL of a PostgreSQL server with --database.`);
  const { db, close } = opened.database;
  const { rows } = await sql<{ unix_socket_directories: string }>`SHOW unix_socket_directories`.execute(db);
  const socket = encodeURIComponent(rows[0]?.unix_socket_directories ?? '');
  return { db, close, urlOf: (name) => `postgres://${DATABASE_USER}@localhost/${name}?host=${socket}` };
}

function connectTo(url: string, say: (line: string) => void): Server {
  const { db, close } = openServer({ connectionString: url, max: CONNECTIONS }, say);
  const urlOf = (name: string): string => {
    const own = new URL(url);
    own.pathname = `/${name}`;
    return own.href;
  };
  return { db, close, urlOf };
}

const nameOf = (size: number): string => `headstock_bench_${VERSION}_${size}`;
const done = 'filled';

/** Whether the database is there and was filled to its end. */
async function isFilled(db: Db, name: string): Promise<boolean> {
  const { rows } = await sql<{ comment: string | null }>`
    SELECT shobj_description(oid, 'pg_database') AS comment FROM pg_database WHERE datname = ${name}`.execute(db);
  return rows[0]?.comment === done;
}

async function fill({ db, urlOf }: Server, size: number, say: (line: string) => void): Promise<void> {
  const name = nameOf(size);
  if (!(await isFilled(db, name))) {
    await sql`DROP DATABASE IF EXISTS ${sql.ref(name)} WITH (FORCE)`.execute(db);
    await sql`CREATE DATABASE ${sql.ref(name)}`.execute(db);
  }
  const own = openServer({ connectionString: urlOf(name), max: CONNECTIONS, statement_timeout: 0 }, say);
  try {
    await migrateDatabase(own.db);
    if (await isFilled(db, name)) return;
    const start = Date.now();
    const onProgress = (drawn: number, all: number): void => {
      if (drawn % 100_000 === 0) say(`${drawn.toLocaleString('en')} of ${all.toLocaleString('en')} listings`);
    };
    await fillLargeCatalogue(own.db, { size, now: DAY, onProgress });
    await sql`COMMENT ON DATABASE ${sql.ref(name)} IS ${sql.lit(done)}`.execute(own.db);
    say(`A shop of ${size.toLocaleString('en')} listings is filled (${Math.round((Date.now() - start) / 1000)} s)`);
  } finally {
    await own.close();
  }
}

/** Opens a database of each size on one PostgreSQL, and fills those that do not exist yet. */
export async function openLargeCatalogues({
  folder,
  url,
  sizes,
  say,
}: LargeCatalogueOptions): Promise<LargeCatalogues> {
  const server = url === undefined ? await startOwn(folder, say) : connectTo(url, say);
  try {
    for (const size of sizes) await fill(server, size, say);
    const { rows } = await sql<{ server_version: string }>`SHOW server_version`.execute(server.db);
    return {
      server: `PostgreSQL ${rows[0]?.server_version.split(' ')[0] ?? ''}`,
      urlOf: (size) => server.urlOf(nameOf(size)),
      close: server.close,
    };
  } catch (error) {
    await server.close();
    throw error;
  }
}
