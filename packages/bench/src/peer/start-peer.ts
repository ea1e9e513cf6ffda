import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePorts } from '@headstock/launcher/free-port';
import sharp from 'sharp';
import type { Skeleton } from './build-skeleton.ts';

/** Another shop that runs, to be measured beside ours. */
export type Peer = AsyncDisposable & {
  readonly name: string;
  /** `http://localhost:<port>` */
  readonly origin: string;
};

/** Wide enough for a phone, as the pictures are that ours sends to it. */
const PICTURE = { width: 640, height: 480 };
const READY_MS = 60_000;

/** A picture with as many details as a photograph of a thing before a plain wall. */
async function drawPicture(file: string): Promise<void> {
  const noise = await sharp({
    create: { ...PICTURE, channels: 3, background: '#c8a46a', noise: { type: 'gaussian', mean: 128, sigma: 12 } },
  })
    .blur(2)
    .avif({ quality: 50 })
    .toBuffer();
  writeFileSync(file, noise);
}

async function startProcess(script: string, ...words: string[]): Promise<ChildProcess> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, script), ...words], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const ready = child.stdout ? once(child.stdout, 'data', { signal: AbortSignal.timeout(READY_MS) }) : undefined;
  await Promise.race([ready, once(child, 'exit').then(() => Promise.reject(new Error(`${script} ended.`)))]);
  return child;
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill();
  await once(child, 'exit');
}

/**
 * Starts Shopify's Hydrogen skeleton, built for production, before a stand-in for its API, each a process of its own. Its pages
 * are `/`, `/collections/<any>` and `/products/<any>`. `publicOrigin`: where its visitors reach it, when that is not the origin.
 */
export async function startPeer({ build, schemaFile }: Skeleton, publicOrigin?: string): Promise<Peer> {
  const [port = 0, apiPort = 0] = await freePorts(2);
  const origin = `http://localhost:${port}`;
  const folder = mkdtempSync(path.join(tmpdir(), 'headstock-peer-'));
  const picture = path.join(folder, 'picture.avif');
  await drawPicture(picture);
  const api = await startProcess(
    'storefront-main.ts',
    String(apiPort),
    schemaFile,
    `${publicOrigin ?? origin}/picture`,
  );
  const app = await startProcess('skeleton-main.ts', String(port), build, `http://127.0.0.1:${apiPort}`, picture);
  return {
    name: 'Hydrogen skeleton',
    origin,
    async [Symbol.asyncDispose]() {
      await Promise.all([stop(app), stop(api)]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
