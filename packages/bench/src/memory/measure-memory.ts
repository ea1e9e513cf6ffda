import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePorts } from '@headstock/launcher/free-port';
import { workspaceRoot } from '@headstock/launcher/workspace';
import { siteUrls } from '@headstock/testing/site-urls';
import type { MemoryResult } from '../report/results.ts';
import { type HeldMemory, memoryOfTree } from './process-tree.ts';

const MINUTE_MS = 60_000;
/** After visitors have gone. */
const REST_MS = 5 * MINUTE_MS;
/** The process that stores the drawings of the demo shop, for some minutes of the first start. */
const DRAWING = 'seed/draw-main.ts';
const DRAWING_POLL_MS = 2_000;
const PAGES = 100;
/** Of the demo shop's products so many lie between two that are visited: together with the other pages they are enough. */
const EVERY_NTH_PRODUCT = 60;
const PORTS = ['PORT', 'API_PORT', 'REGISTRY_PORT', 'GATEWAY_PORT'];

/** Starts a shop as `npm start` does, and waits until it says that it is ready. */
async function startShop(folder: string) {
  const ports = await freePorts(PORTS.length);
  const env = {
    ...process.env,
    ...Object.fromEntries(PORTS.map((name, index) => [name, String(ports[index])])),
    HEADSTOCK_DATA: folder,
    PRERENDER_IMAGES: 'first',
  };
  const bootstrap = path.join(workspaceRoot, 'packages/launcher/bootstrap.mjs');
  const child = spawn(process.execPath, [bootstrap, 'start'], {
    cwd: workspaceRoot,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'close');
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  while (!output.includes('is ready at')) {
    if (child.exitCode !== null) throw new Error(`The shop did not start:\n${output}`);
    await sleep(100);
  }
  return {
    pid: child.pid ?? 0,
    origin: `http://localhost:${ports[0]}`,
    async [Symbol.asyncDispose]() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Looks at pages as a visitor does, with the pictures of each. */
async function visitPages(origin: string): Promise<void> {
  const pages = (await siteUrls(origin, EVERY_NTH_PRODUCT)).filter(({ status }) => status === 200);
  for (let index = 0; index < PAGES; index++) {
    const page = pages[Math.floor((index * pages.length) / PAGES)];
    const html = await (await fetch(`${origin}${page?.path ?? '/'}`)).text();
    for (const picture of new Set(html.match(/\/images\/[^\s"?,)]+\.(?:avif|webp)/g)))
      await (await fetch(`${origin}${picture}`)).bytes();
  }
}

/** Waits until the demo shop's drawings are stored. */
async function waitForDrawings(pid: number): Promise<void> {
  while (memoryOfTree(pid).some(({ name }) => name.endsWith(DRAWING))) await sleep(DRAWING_POLL_MS);
}

/** What none of its kind holds a MiB of is not worth a line. */
const LEAST_BYTES = 2 ** 20;
const OTHERS = 'others';

const sum = (processes: readonly HeldMemory[]): number => processes.reduce((total, { bytes }) => total + bytes, 0);

/** The memory of each kind of process at each moment. */
function compare(moments: readonly string[], trees: readonly HeldMemory[][]): MemoryResult {
  const all = Map.groupBy(trees.flat(), ({ name }) => name);
  const small = new Set([...all].filter(([, kind]) => sum(kind) < LEAST_BYTES).map(([name]) => name));
  const kindOf = ({ name }: HeldMemory): string => (small.has(name) ? OTHERS : name);
  const names = [...all.keys()].filter((name) => !small.has(name));
  const lines = [...names, ...(small.size > 0 ? [OTHERS] : [])].map((name) => {
    const same = trees.map((tree) => tree.filter((process) => kindOf(process) === name));
    return { name, processes: same.map(({ length }) => length), bytes: same.map(sum) };
  });
  return { moments: [...moments], lines, bytes: trees.map(sum) };
}

/** A first start into an empty folder, until everything is drawn; gives what it holds a minute after it was ready. */
async function measureFirstStart(folder: string, say: (line: string) => void): Promise<HeldMemory[]> {
  await using shop = await startShop(folder);
  say('started');
  await sleep(MINUTE_MS);
  const tree = memoryOfTree(shop.pid);
  await waitForDrawings(shop.pid);
  say('drawn');
  return tree;
}

/**
 * What `npm start` holds when nobody asks anything of it: a minute after a first start, while the demo shop is being drawn; a minute after a
 * later one; and five minutes after a hundred pages. Takes about a quarter of an hour.
 */
export async function measureMemory(say: (line: string) => void): Promise<MemoryResult> {
  const folder = mkdtempSync(path.join(tmpdir(), 'headstock-bench-'));
  try {
    const first = await measureFirstStart(folder, say);
    await using shop = await startShop(folder);
    say('started again');
    await sleep(MINUTE_MS);
    const again = memoryOfTree(shop.pid);
    await visitPages(shop.origin);
    say(`${PAGES} pages visited`);
    await sleep(REST_MS);
    const moments = ['first start', 'later start', `after ${PAGES} pages`];
    return compare(moments, [first, again, memoryOfTree(shop.pid)]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
