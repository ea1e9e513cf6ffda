import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { readConfig } from '#api/platform/config.ts';
import { isAlive } from '#api/platform/db/folder-lock.ts';
import { openServer } from '#api/platform/db/server.ts';
import { composeApi } from '#api/modules.ts';
import { type Api, startApi } from '#api/start-api.ts';
import { createServer } from './server.ts';
import { TestVisitor } from './testing.ts';

let folder = '';
let api: Api;
let url = '';

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'headstock-outage-'));
  chmodSync(folder, 0o755);
  api = await startApi(readConfig({ HEADSTOCK_ENV: 'test', HEADSTOCK_DATA: folder, LOG_LEVEL: 'silent', PORT: '0' }));
  url = api.app.listeningOrigin;
});
afterAll(async () => {
  await api.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function ask(origin: string) {
  const visitor = new TestVisitor(origin);
  visitor.cookies.set('headstock-session', 'x'.repeat(43));
  const read = await visitor.query('{ categories { slug } }');
  const ready = await fetch(`${origin}/readyz`);
  return { read, ready };
}

it('answers only 200 or 503 while the database is killed, and recovers by itself', async () => {
  const pid = Number.parseInt(readFileSync(join(folder, 'db', 'postgres-18', 'postmaster.pid'), 'utf8'), 10);
  process.kill(pid, 'SIGKILL');
  const statuses = new Set<number>();
  let good = 0;
  for (let turn = 0; turn < 300 && good < 5; turn += 1) {
    const { read, ready } = await ask(url);
    statuses.add(read.status).add(ready.status);
    const isBack = read.status === 200 && ready.status === 200 && !isAlive(pid);
    good = isBack ? good + 1 : 0;
    await wait(50);
  }
  expect(good).toBe(5);
  expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);
});

it('answers 503 with Retry-After while the database is down, without naming its address', async () => {
  const away = openServer({ connectionString: 'postgres://127.0.0.1:5119/away', max: 2 }, () => undefined);
  const app = await createServer({ ...api.services, db: away.db }, composeApi());
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const { read, ready } = await ask(origin);
  expect([read.status, ready.status]).toEqual([503, 503]);
  expect([read.headers.get('retry-after'), ready.headers.get('retry-after')]).toEqual(['2', '2']);
  expect(JSON.stringify([read.data, read.errors, await ready.json()])).not.toMatch(
    /5119|127\.0|postgres|ECONN|select/i,
  );
  await app.close();
  await away.close();
});

it('names wrong settings and does not start', () => {
  const main = new URL('../main.ts', import.meta.url).pathname;
  const start = () =>
    execFileSync(process.execPath, [main], {
      env: { ...process.env, PORT: 'abc', DATABASE_URL: 'mysql://x' },
      stdio: 'pipe',
    });
  expect(start).toThrow(/PORT[\s\S]*DATABASE_URL|DATABASE_URL[\s\S]*PORT/);
});
