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

const IDLE_MS = 60_000;
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

const sum = (processes: readonly HeldMemory[]): number => processes.reduce((total, { bytes }) => total + bytes, 0);

/** The memory of each kind of process at each moment. */
function compare(moments: readonly string[], trees: readonly HeldMemory[][]): MemoryResult {
  const names = [...new Set(trees.flat().map(({ name }) => name))];
  const lines = names.map((name) => {
    const same = trees.map((tree) => tree.filter((process) => process.name === name));
    return { name, processes: same.map(({ length }) => length), bytes: same.map(sum) };
  });
  return { moments: [...moments], lines, bytes: trees.map(sum) };
}

/** What `npm start` holds when nobody asks anything of it: a minute after it was ready, and a minute after a hundred pages. */
export async function measureMemory(say: (line: string) => void): Promise<MemoryResult> {
  const folder = mkdtempSync(path.join(tmpdir(), 'headstock-bench-'));
  try {
    await using shop = await startShop(folder);
    const trees: HeldMemory[][] = [];
    const look = async (): Promise<void> => {
      await sleep(IDLE_MS);
      trees.push(memoryOfTree(shop.pid));
    };
    say('ready');
    await look();
    await visitPages(shop.origin);
    say(`${PAGES} pages visited`);
    await look();
    return compare(['after the start', `after ${PAGES} pages`], trees);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
