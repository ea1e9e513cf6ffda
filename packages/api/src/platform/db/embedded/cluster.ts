import { execFile, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, openSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { isAlive } from '#api/platform/db/folder-lock.ts';

const run = promisify(execFile);

/** PostgreSQL refuses to run as root; these are `nobody` on Linux and macOS alike for this purpose. */
const NOBODY = { uid: 65_534, gid: 65_534 };
const START_TIMEOUT_MS = 60_000;
const STOP_TIMEOUT_MS = 20_000;
export const DATABASE_USER = 'headstock';

/** A database folder with the binaries that run it. */
export type Cluster = {
  /** Folder `native` with bin, lib and share. */
  native: string;
  /** The PostgreSQL data folder. */
  dataFolder: string;
  /** Folder of the unix socket. Its path must stay below about 100 characters. */
  socketFolder: string;
  /** File that takes what the server says. */
  logFile: string;
  /** Settings of the server beside, or instead of, those that a shop has. */
  settings?: Readonly<Record<string, string>>;
};

/** The user that the server runs as: nobody when this process is root, else this process's own. */
export function serverUser(): { uid: number; gid: number } | Record<string, never> {
  return process.getuid?.() === 0 ? NOBODY : {};
}

/** Makes a folder that only the server's user can enter. */
export function makePrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const user = serverUser();
  if ('uid' in user) chownSync(folder, user.uid, user.gid);
}

/** Makes the data folder when there is none. It appears whole or not at all. */
export async function createCluster({ native, dataFolder }: Cluster): Promise<void> {
  if (existsSync(join(dataFolder, 'PG_VERSION'))) return;
  const draft = `${dataFolder}.new`;
  rmSync(draft, { recursive: true, force: true });
  rmSync(dataFolder, { recursive: true, force: true });
  makePrivateFolder(draft);
  await run(
    join(native, 'bin', 'initdb'),
    [
      `--pgdata=${draft}`,
      `--username=${DATABASE_USER}`,
      '--auth-local=trust',
      '--auth-host=reject',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--data-checksums',
      '--no-instructions',
    ],
    { ...serverUser(), cwd: draft, env: { LC_ALL: 'C', TZ: 'UTC' } },
  );
  renameSync(draft, dataFolder);
}

/** Whether the server behind the socket answers. */
export async function answers({ socketFolder }: Cluster): Promise<boolean> {
  const client = new Client({
    host: socketFolder,
    user: DATABASE_USER,
    database: 'postgres',
    connectionTimeoutMillis: 2_000,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('SELECT 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** The server that the data folder names as its own, if such a process runs. */
export function runningServer({ dataFolder }: Cluster): number | undefined {
  const file = join(dataFolder, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const pid = Number.parseInt(readFileSync(file, 'utf8'), 10);
  if (!Number.isInteger(pid) || !isAlive(pid)) return undefined;
  const commFile = `/proc/${pid}/comm`;
  // Another program may have got the number of a server that was killed, typically after a restart of a container.
  if (existsSync(commFile) && readFileSync(commFile, 'utf8').trim() !== 'postgres') {
    rmSync(file, { force: true });
    return undefined;
  }
  return pid;
}

/**
 * Stops the server `pid` when this process ends, in whatever way: a shell waits for the end of a pipe that only we hold
 * open, and the end of a process closes it. Gives the function that stops the server now.
 */
export function stopWithThisProcess(pid: number): () => Promise<void> {
  const keeper = spawn('/bin/sh', ['-c', `cat >/dev/null; kill -INT ${pid} 2>/dev/null`], {
    ...serverUser(),
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  keeper.on('error', () => undefined);
  keeper.stdin.on('error', () => undefined);
  keeper.unref();
  if ('unref' in keeper.stdin && typeof keeper.stdin.unref === 'function') keeper.stdin.unref();
  return async () => {
    keeper.stdin.destroy();
    const end = Date.now() + STOP_TIMEOUT_MS;
    while (isAlive(pid) && Date.now() < end) await wait(20);
  };
}

const SETTINGS: Readonly<Record<string, string>> = {
  listen_addresses: '',
  max_connections: '60',
  shared_buffers: '128MB',
  effective_cache_size: '1GB',
  random_page_cost: '1.1',
  jit: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '512MB',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Errors of statements repeat what was in them; the API logs its own, without. What stops the server still stands here.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_parameter_max_length: '0',
  log_parameter_max_length_on_error: '0',
};

/** Starts the server and waits until it answers; gives its process id. Throws with the end of its log when it does not. */
export async function startServer(cluster: Cluster): Promise<number> {
  const { native, dataFolder, socketFolder, logFile } = cluster;
  const settings = {
    ...SETTINGS,
    ...cluster.settings,
    unix_socket_directories: socketFolder,
    unix_socket_permissions: '0700',
  };
  const log = openSync(logFile, 'a');
  const child = spawn(
    join(native, 'bin', 'postgres'),
    ['-D', dataFolder, ...Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`])],
    { ...serverUser(), cwd: dataFolder, env: { LC_ALL: 'C', TZ: 'UTC' }, stdio: ['ignore', log, log], detached: true },
  );
  let ended = false;
  child.once('exit', () => (ended = true));
  child.once('error', () => (ended = true));
  child.unref();
  const end = Date.now() + START_TIMEOUT_MS;
  while (!ended && Date.now() < end) {
    if (child.pid !== undefined && (await answers(cluster))) return child.pid;
    await wait(15);
  }
  if (child.pid !== undefined && !ended) process.kill(child.pid, 'SIGINT');
  throw new Error(`The database did not start:\n${readFileSync(logFile, 'utf8').slice(-1_500)}`);
}
