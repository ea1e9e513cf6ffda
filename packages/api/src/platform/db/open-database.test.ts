import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { openEmbedded } from './embedded/open-embedded.ts';
import { isAlive } from './folder-lock.ts';
import { migrateDatabase } from '#api/migrate-database.ts';
import { openDatabase } from './open-database.ts';
import { openPGlite } from './pglite.ts';

const fixture = new URL('./embedded/writer.fixture.ts', import.meta.url).pathname;
let dataFolder = '';

beforeAll(() => {
  dataFolder = mkdtempSync(join(tmpdir(), 'headstock-open-'));
  chmodSync(dataFolder, 0o755);
});
afterAll(() => rmSync(dataFolder, { recursive: true, force: true }));

const open = () => openDatabase({ dataFolder, warn: (message) => expect(message).toBe('') });
const serverPid = () =>
  Number.parseInt(readFileSync(join(dataFolder, 'db', 'postgres-18', 'postmaster.pid'), 'utf8'), 10);
const hasEnded = async (pid: number) => {
  for (let turn = 0; turn < 200 && isAlive(pid); turn += 1) await wait(50);
  return !isAlive(pid);
};

/** Starts a process that writes rows 1, 2, 3 … and gives the last one that it reported as committed when killed. */
async function killWriterAfter(rows: number): Promise<{ acknowledged: number; pid: number }> {
  const child = spawn(process.execPath, [fixture, dataFolder], { stdio: ['ignore', 'pipe', 'inherit'] });
  let acknowledged = 0;
  for await (const line of createInterface({ input: child.stdout })) {
    acknowledged = Number(line);
    if (acknowledged >= rows) break;
  }
  const pid = serverPid();
  child.kill('SIGKILL');
  await once(child, 'exit');
  return { acknowledged, pid };
}

describe('the built-in PostgreSQL', () => {
  it('starts, runs the migrations once, and stops on close', async () => {
    const first = await open();
    expect(first.kind).toBe('embedded');
    expect(await migrateDatabase(first.db)).toContain('2026-11-22-0100-accounts-baseline');
    expect(await migrateDatabase(first.db)).toEqual([]);
    const pid = serverPid();
    await first.close();
    expect(isAlive(pid)).toBe(false);
  });

  it('logs neither rows nor statements', async () => {
    const { db, close } = await open();
    await migrateDatabase(db);
    const insert = () =>
      sql`INSERT INTO accounts (id, kind, email, username, display_name)
        VALUES (${'log-test'}, 'member', ${'june@example.com'}, 'june', 'June')`.execute(db);
    await insert();
    await expect(insert()).rejects.toMatchObject({ code: '23505' });
    await expect(
      sql`SELECT * FROM accounts WHERE email = ${'june@example.com'} AND 1 = 'june2@example.com'`.execute(db),
    ).rejects.toThrow();
    await sql`DELETE FROM accounts`.execute(db);
    await close();
    const log = readFileSync(join(dataFolder, 'db', 'postgres.log'), 'utf8');
    expect(log).toContain('database system is ready');
    expect(log).not.toMatch(/june|accounts/);
  });

  it('stops when its parent is killed, and keeps every committed row', async () => {
    const { acknowledged, pid } = await killWriterAfter(200);
    expect(await hasEnded(pid)).toBe(true);
    const again = await open();
    const { rows } = await sql<{ last: number }>`SELECT max(n) AS last FROM written`.execute(again.db);
    expect(rows[0]?.last).toBeGreaterThanOrEqual(acknowledged);
    await again.close();
  });

  it('takes over a server that outlived its parent and its supervisor', async () => {
    const child = spawn(process.execPath, [fixture, dataFolder], { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(createInterface({ input: child.stdout }), 'line');
    const pid = serverPid();
    const keepers = execFileSync('ps', ['-eo', 'pid=,args='])
      .toString()
      .split('\n')
      .filter((line) => line.includes(`kill -INT ${pid} `));
    for (const keeper of keepers) process.kill(Number.parseInt(keeper, 10), 'SIGKILL');
    child.kill('SIGKILL');
    await once(child, 'exit');
    await wait(200);
    expect(isAlive(pid)).toBe(true);
    const again = await open();
    expect(serverPid()).toBe(pid);
    await again.close();
    expect(await hasEnded(pid)).toBe(true);
  });

  it('recovers after the server itself was killed in the middle of writing', async () => {
    const { acknowledged, pid } = await killWriterAfter(100);
    if (isAlive(pid)) process.kill(pid, 'SIGKILL');
    expect(await hasEnded(pid)).toBe(true);
    const again = await open();
    const { rows } = await sql<{
      count: number;
    }>`SELECT count(*) AS count FROM written WHERE n = ${acknowledged}`.execute(again.db);
    expect(rows[0]?.count).toBeGreaterThan(0);
    await again.close();
  });
});

describe('a data folder that others cannot reach', () => {
  it('keeps its database elsewhere when run as root, and deletes it with the data folder', async () => {
    const homesElsewhere = process.getuid?.() === 0 ? 1 : 0;
    const locked = join(dataFolder, 'locked');
    const shared = join(dataFolder, 'shared');
    mkdirSync(locked, { mode: 0o700 });
    const options = { folder: join(locked, 'db'), poolSize: 2, warn: () => undefined, shared };
    const first = await openEmbedded(options);
    if (!first.ok) throw new Error(first.reason);
    await sql`CREATE TABLE kept AS SELECT 1 AS n`.execute(first.database.db);
    await first.database.close();
    const again = await openEmbedded(options);
    if (!again.ok) throw new Error(again.reason);
    expect((await sql`SELECT n FROM kept`.execute(again.database.db)).rows).toEqual([{ n: 1 }]);
    await again.database.close();
    expect(readdirSync(shared)).toHaveLength(homesElsewhere);
    rmSync(locked, { recursive: true });
    mkdirSync(locked, { mode: 0o700 });
    const fresh = await openEmbedded(options);
    if (!fresh.ok) throw new Error(fresh.reason);
    await expect(sql`SELECT n FROM kept`.execute(fresh.database.db)).rejects.toThrow(/kept/);
    await fresh.database.close();
    expect(readdirSync(shared)).toHaveLength(homesElsewhere);
  });
});

describe('PGlite', () => {
  it('is migrated like a server, reads bigint as number, and refuses a second process', async () => {
    const folder = join(dataFolder, 'small');
    const small = await openPGlite(folder);
    expect(await migrateDatabase(small.db)).toContain('2026-11-22-0200-catalog-baseline');
    const { rows } = await sql<{ big: unknown }>`SELECT 9007199254740991::bigint AS big`.execute(small.db);
    expect(rows[0]?.big).toBe(9_007_199_254_740_991);
    const script = `const { openPGlite } = await import(${JSON.stringify(new URL('./pglite.ts', import.meta.url).href)}); await openPGlite(${JSON.stringify(folder)});`;
    expect(() => execFileSync(process.execPath, ['--input-type=module', '-e', script], { stdio: 'pipe' })).toThrow(
      /in use by process/,
    );
    await small.close();
  });
});

describe('a database that does not answer', () => {
  const opened = (options: { readonly url?: string; readonly folder?: string }) =>
    openDatabase({
      url: options.url,
      dataFolder: join(dataFolder, options.folder ?? 'none'),
      warn: () => undefined,
    });

  it('is named, without its password', async () => {
    const refusal = opened({ url: 'postgres://shop:secret@127.0.0.1:1/orders' });
    await expect(refusal).rejects.toThrow(
      /^The PostgreSQL of DATABASE_URL \(shop at 127\.0\.0\.1:1\/orders\) does not answer: .*ECONNREFUSED/,
    );
    await expect(refusal).rejects.not.toThrow('secret');
  });

  it('is not replaced by an empty one where its data lies', async () => {
    const cluster = join(dataFolder, 'broken', 'db', 'postgres-18');
    mkdirSync(cluster, { recursive: true, mode: 0o755 });
    writeFileSync(join(cluster, 'PG_VERSION'), '9.0\n');
    await expect(opened({ folder: 'broken' })).rejects.toThrow(/^The shop's data is in a PostgreSQL of its own/);
    expect(readdirSync(join(dataFolder, 'broken', 'db'))).not.toContain('pglite');
  });
});
