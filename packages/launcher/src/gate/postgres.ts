import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { findProgram } from '@headstock/test-browser/find-program';
import { freePort } from '#launcher/free-port.ts';
import type { Terminal } from '#launcher/terminal.ts';
import { canInstall, installPackage } from './debian.ts';

const execute = promisify(execFile);
const DEBIAN_FOLDER = '/usr/lib/postgresql';
const START_LIMIT_MS = 60_000;

/** A database server for the suites that want a real one. */
export type TestDatabase = AsyncDisposable & { url: string };

async function findServer(): Promise<string | undefined> {
  const onPath = findProgram(['initdb']);
  if (onPath) return dirname(onPath);
  const versions = await readdir(DEBIAN_FOLDER).catch(() => []);
  const newest = versions.toSorted((a, b) => Number(b) - Number(a))[0];
  return newest ? findProgram(['initdb'], join(DEBIAN_FOLDER, newest, 'bin'))?.replace(/\/initdb$/, '') : undefined;
}

/** PostgreSQL refuses to run as root, so root hands it to the user that the Debian package made. */
async function serverUser(): Promise<{ uid?: number; gid?: number } | undefined> {
  if (process.getuid?.() !== 0) return {};
  try {
    const [uid, gid] = await Promise.all([execute('id', ['-u', 'postgres']), execute('id', ['-g', 'postgres'])]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    return undefined;
  }
}

/** The server writes its state into the last line of its pid file. */
const isReady = (data: string): Promise<boolean> =>
  readFile(join(data, 'postmaster.pid'), 'utf8').then(
    (text) => text.trimEnd().endsWith('ready'),
    () => false,
  );

async function waitUntilReady(child: ChildProcess, data: string): Promise<void> {
  const deadline = Date.now() + START_LIMIT_MS;
  while (!(await isReady(data))) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error('PostgreSQL did not start.');
    await sleep(50);
  }
}

async function startServer(bin: string, user: { uid?: number; gid?: number }): Promise<TestDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'headstock-test-database-'));
  if (user.uid !== undefined && user.gid !== undefined) await chown(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const options = { ...user, cwd: folder };
  await execute(join(bin, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'], options);
  const port = await freePort();
  const settings = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    // Nothing of it outlives the gate.
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    autovacuum: 'off',
    wal_level: 'minimal',
    max_wal_senders: '0',
    max_wal_size: '256MB',
    // Compiling a query costs more than any query of a test.
    jit: 'off',
    max_connections: '200',
    unix_socket_directories: folder,
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(join(bin, 'postgres'), ['-D', data, ...flags], { ...options, stdio: 'ignore' });
  const ended = once(child, 'close');
  const stop = async (): Promise<void> => {
    // SIGINT is PostgreSQL's fast shutdown: it ends sessions instead of waiting for them.
    child.kill('SIGINT');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await waitUntilReady(child, data);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: `postgresql://postgres@127.0.0.1:${port}/postgres`, [Symbol.asyncDispose]: stop };
}

/**
 * A PostgreSQL server for TEST_DATABASE_URL: the one that is set, or a temporary one from installed binaries (on Debian
 * installed now, for root). Undefined, and said, where there is none.
 */
export async function ensurePostgres(terminal: Terminal): Promise<TestDatabase | undefined> {
  const url = process.env['TEST_DATABASE_URL'];
  if (url) return { url, [Symbol.asyncDispose]: () => Promise.resolve() };
  try {
    if (!(await findServer()) && canInstall()) {
      terminal.activity('postgresql', 'Installing postgresql');
      await installPackage('postgresql');
      terminal.activity('postgresql');
    }
    const bin = await findServer();
    const user = await serverUser();
    if (bin && user) return await startServer(bin, user);
  } catch (error) {
    terminal.say(`The temporary PostgreSQL server failed: ${error instanceof Error ? error.message : String(error)}`);
  }
  terminal.say(
    '- No PostgreSQL server: the suites that want one are skipped. Install postgresql or set TEST_DATABASE_URL.',
  );
  return undefined;
}
