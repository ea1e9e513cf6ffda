import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { readConfig } from '#api/config.ts';
import { type Api, startApi } from '#api/start-api.ts';
import { TestVisitor } from './testing.ts';

let folder = '';
let api: Api;
let url = '';

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'headstock-outage-'));
  chmodSync(folder, 0o755);
  api = await startApi(readConfig({ HEADSTOCK_ENV: 'test', HEADSTOCK_DATA: folder, LOG_LEVEL: 'silent', PORT: '0' }));
  url = api.app.listeningOrigin;
}, 60_000);
afterAll(async () => {
  await api.stop();
  rmSync(folder, { recursive: true, force: true });
});

const answers = async () => {
  const visitor = new TestVisitor(url);
  visitor.cookies.set('headstock-session', 'x'.repeat(43));
  const read = await visitor.query('{ categories { slug } }');
  const ready = await fetch(`${url}/readyz`);
  return { read, ready };
};

it('says 503 and when to come back while the database is away, and recovers by itself', async () => {
  expect((await answers()).read.data).toEqual({ categories: [] });
  const pid = Number.parseInt(readFileSync(join(folder, 'db', 'postgres-18', 'postmaster.pid'), 'utf8'), 10);
  process.kill(pid, 'SIGKILL');
  const { read, ready } = await answers();
  expect([read.status, ready.status]).toEqual([503, 503]);
  expect(read.headers.get('retry-after')).toBe('2');
  expect(JSON.stringify(read.errors ?? '')).not.toMatch(/sock|postgres|ECONN|select/i);
  let turns = 0;
  while ((await fetch(`${url}/readyz`)).status !== 200 && turns < 200) {
    turns += 1;
    await wait(100);
  }
  const after = await answers();
  expect(after.read.data).toEqual({ categories: [] });
  expect(after.ready.status).toBe(200);
}, 60_000);

it('does not start with settings that are wrong, and names them', () => {
  const main = new URL('../main.ts', import.meta.url).pathname;
  const start = () =>
    execFileSync(process.execPath, [main], {
      env: { ...process.env, PORT: 'abc', DATABASE_URL: 'mysql://x' },
      stdio: 'pipe',
    });
  expect(start).toThrow(/PORT[\s\S]*DATABASE_URL|DATABASE_URL[\s\S]*PORT/);
});
