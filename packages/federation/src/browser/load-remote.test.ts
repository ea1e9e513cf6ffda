import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { openBrowser } from '@headstock/test-browser';
import type { Browser, Page, Route } from 'playwright-core';
import * as z from 'zod/mini';
import type { TestHost } from '../../fixtures/host/app/client.tsx';
import { buildFixtureRemote } from '../../fixtures/deployment.fixture.ts';
import { runBuild } from '../webpack/run-build.ts';

const chunkMapSchema = z.object({ chunks: z.record(z.string(), z.array(z.string())) });
const origin = 'http://shop.test';
let remote: string;
let host: string;
let document: string;
let browser: Browser;
let page: Page;
let problems: string[];
/** What happens to the nth request of a file, from 1 on; nothing unless a test says so. */
let fault: (file: string, nth: number) => 'abort' | 'corrupt' | undefined;
let asked: Map<string, number>;

async function answer(route: Route): Promise<void> {
  const { pathname } = new URL(route.request().url());
  if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: document });
  const nth = (asked.get(pathname) ?? 0) + 1;
  asked.set(pathname, nth);
  const broken = fault(pathname, nth);
  if (broken === 'abort') return route.abort();
  const [folder, name] = pathname.startsWith('/remote/')
    ? [`${remote}/browser`, pathname.slice(8)]
    : [host, pathname.slice(8)];
  const file = path.join(folder, name);
  if (!existsSync(file)) return route.fulfill({ status: 404, body: '' });
  const body = await readFile(file, 'utf8');
  return route.fulfill({ contentType: 'text/javascript', body: broken === 'corrupt' ? body.slice(0, 200) : body });
}

beforeAll(async () => {
  remote = await buildFixtureRemote();
  host = await mkdtemp(path.join(tmpdir(), 'headstock-host-'));
  const folder = path.resolve(import.meta.dirname, '../../fixtures/host');
  await runBuild({ app: 'shell', side: 'browser', folder, output: host });
  const { chunks } = chunkMapSchema.parse(JSON.parse(await readFile(path.join(host, 'chunks.json'), 'utf8')));
  const scripts = (chunks['main'] ?? []).map((file) => `<script defer src="/assets/${file}"></script>`);
  document = `<!doctype html><link rel="icon" href="data:,"><body>${scripts.join('')}`;
  browser = await openBrowser();
});

afterAll(async () => {
  await browser?.close();
  for (const folder of [remote, host]) await rm(folder, { recursive: true, force: true });
});

beforeEach(async () => {
  fault = () => undefined;
  asked = new Map();
  problems = [];
  page = await browser.newPage();
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => problems.push(message.text()));
  await page.route(`${origin}/**`, answer);
  await page.goto(origin);
});

afterEach(() => page.close());

const open = (expose?: string): Promise<string> => page.evaluate((name) => globalThis.host.open(name), expose);
const failures = (): Promise<TestHost['failures']> => page.evaluate(() => globalThis.host.failures);
const entry = '/remote/remoteEntry.js';

describe('the browser’s loader', () => {
  it('runs a remote with the libraries of the page, without a word on the console', async () => {
    expect(await open()).toBe('Hello from fixture-marker');
    expect(await open()).toBe('Hello from fixture-marker');
    expect(asked.get(entry)).toBe(1);
    expect([await failures(), problems]).toEqual([[], []]);
  });

  it.each(['abort', 'corrupt'] as const)(
    'tries again when the entry is broken (%s), and tells remote and version',
    async (kind) => {
      fault = (file, nth) => (file === entry && nth < 3 ? kind : undefined);
      expect(await open()).toBe('Hello from fixture-marker');
      expect(asked.get(entry)).toBe(3);
      expect(await failures()).toEqual([
        expect.stringMatching(/^mfe-catalog v1 /),
        expect.stringMatching(/^mfe-catalog v1 /),
      ]);
    },
  );

  it('gives up after three tries, and begins anew when it is asked again', async () => {
    fault = (file) => (file === entry ? 'abort' : undefined);
    expect(await open()).toMatch(/remoteEntry\.js.* could not be loaded/);
    expect(asked.get(entry)).toBe(3);
    fault = () => undefined;
    expect(await open()).toBe('Hello from fixture-marker');
  });

  it('tries again when only the exposed module is broken, without a second container', async () => {
    fault = (file, nth) => (file.includes('expose-routes') && nth < 2 ? 'abort' : undefined);
    expect(await open()).toBe('Hello from fixture-marker');
    expect(asked.get(entry)).toBe(1);
    expect(await failures()).toHaveLength(1);
  });

  it('loads a page’s chunk at the next attempt after it failed', async () => {
    fault = (file, nth) => (file.includes('page-greeting') && nth < 2 ? 'abort' : undefined);
    expect(await open()).toMatch(/ChunkLoadError/);
    expect(await open()).toBe('Hello from fixture-marker');
  });

  it('refuses what a remote does not expose', async () => {
    expect(await open('./secret')).toMatch(/\.\/secret/);
  });
});
