import { createHash } from 'node:crypto';
import { closeSync, existsSync, openSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isAlive } from '#api/platform/db/folder-lock.ts';
import type { OpenDatabase } from '#api/platform/db/opened-database.ts';
import { openServer } from '#api/platform/db/server.ts';
import { copyBinaries, findBinaries, isReachableByAll, restoreLinks, versionOf } from './binaries.ts';
import {
  answers,
  type Cluster,
  createCluster,
  DATABASE_USER,
  makePrivateFolder,
  runningServer,
  serverUser,
  startServer,
  stopWithThisProcess,
} from './cluster.ts';
import { reachableHome } from './reachable-home.ts';

const SOCKET_PATH_LIMIT = 90;
const SHUTDOWN_WAIT_MS = 15_000;
const WATCH_MS = 500;
const SHARED = '/var/lib/headstock';

export type EmbeddedOptions = {
  folder: string;
  poolSize: number;
  warn: (message: string) => void;
  /** Where databases live whose own folder the server's user cannot reach. */
  shared?: string;
  /** Settings of the server beside, or instead of, those that a shop has. */
  settings?: Readonly<Record<string, string>>;
};
export type EmbeddedResult = { ok: true; database: OpenDatabase } | { ok: false; reason: string };

function pickBinaries(folder: string): string | undefined {
  const native = findBinaries();
  if (native === undefined) return undefined;
  const mustBeReachable = 'uid' in serverUser();
  if (!mustBeReachable || isReachableByAll(native)) {
    try {
      restoreLinks(native);
      return native;
    } catch {
      // A read-only installation: a copy beside the data takes the links.
    }
  }
  const copy = copyBinaries(native, join(folder, `postgres-${versionOf(native)}`));
  restoreLinks(copy);
  return copy;
}

function socketFolderFor(folder: string): string {
  const beside = join(folder, 'run');
  if (beside.length <= SOCKET_PATH_LIMIT) return beside;
  return join(tmpdir(), `headstock-${createHash('sha256').update(folder).digest('hex').slice(0, 12)}`);
}

function describeCluster(folder: string, native: string): Cluster {
  const cluster: Cluster = {
    native,
    dataFolder: join(folder, 'postgres-18'),
    socketFolder: socketFolderFor(folder),
    logFile: join(folder, 'postgres.log'),
  };
  makePrivateFolder(cluster.socketFolder);
  closeSync(openSync(cluster.logFile, 'a', 0o600));
  return cluster;
}

/** Uses the server that already runs on the folder, or starts one. */
async function ensureServer(cluster: Cluster): Promise<number> {
  await createCluster(cluster);
  const end = Date.now() + SHUTDOWN_WAIT_MS;
  for (let pid = runningServer(cluster); pid !== undefined && Date.now() < end; pid = runningServer(cluster)) {
    if (await answers(cluster)) return pid;
    // It is starting, recovering or stopping.
    await wait(50);
  }
  return startServer(cluster);
}

/** Starts the server, and again whenever it is gone; looks every half second. */
async function keepServer(cluster: Cluster, warn: (message: string) => void): Promise<{ stop: () => Promise<void> }> {
  let pid = await ensureServer(cluster);
  let stopServer = stopWithThisProcess(pid);
  let restarting: Promise<void> | undefined;
  const restart = async (): Promise<void> => {
    warn('The built-in PostgreSQL is gone; it is started again.');
    pid = await ensureServer(cluster);
    stopServer = stopWithThisProcess(pid);
  };
  const timer = setInterval(() => {
    if (restarting || isAlive(pid)) return;
    restarting = restart()
      .catch((error: unknown) => warn(error instanceof Error ? error.message : String(error)))
      .finally(() => (restarting = undefined));
  }, WATCH_MS);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await restarting;
      await stopServer();
    },
  };
}

/** Whether the PostgreSQL that comes with the shop has written data of `folder` before. */
export function hasEmbeddedData(folder: string, shared = SHARED): boolean {
  return existsSync(join(reachableHome(resolve(folder), shared), 'postgres-18', 'PG_VERSION'));
}

/** The URL under which further processes reach the PostgreSQL that runs on the data in `folder`. They do not stop it when they end. */
export function embeddedUrl(folder: string, shared = SHARED): string {
  const sockets = socketFolderFor(reachableHome(resolve(folder), shared));
  return `postgres://${DATABASE_USER}@localhost/postgres?host=${encodeURIComponent(sockets)}`;
}

/**
 * Opens the PostgreSQL that comes with the shop, on the data in `folder`, over a unix socket that only the server's user
 * and root can enter. A server that outlived its parent is taken over. `ok: false` tells why it cannot run here.
 */
export async function openEmbedded({
  folder,
  poolSize,
  warn,
  shared = SHARED,
  settings = {},
}: EmbeddedOptions): Promise<EmbeddedResult> {
  try {
    const home = reachableHome(resolve(folder), shared);
    if ('uid' in serverUser() && !isReachableByAll(home)) {
      return { ok: false, reason: `PostgreSQL does not run as root, and other users cannot reach ${home}` };
    }
    const native = pickBinaries(home);
    if (native === undefined)
      return { ok: false, reason: `there is no build of it for ${process.platform} ${process.arch}` };
    const cluster = { ...describeCluster(home, native), settings };
    const keeper = await keepServer(cluster, warn);
    const server = openServer(
      { host: cluster.socketFolder, user: DATABASE_USER, database: 'postgres', max: poolSize },
      warn,
    );
    return {
      ok: true,
      database: {
        kind: 'embedded',
        db: server.db,
        async close() {
          await server.close();
          await keeper.stop();
        },
      },
    };
  } catch (error) {
    return { ok: false, reason: error instanceof Error ? error.message : String(error) };
  }
}
