import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rm, rmdir, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { errorCode } from './error-code.ts';
import { RegistryError } from './registry-error.ts';

const holderSchema = z.object({ token: z.uuid(), pid: z.int(), host: z.string() });
type Holder = z.infer<typeof holderSchema>;

const RETRY_MS = 25;
const WAIT_LIMIT_MS = 60_000;
/** A change takes milliseconds; a lock this old belongs to a machine that is gone. */
const STALE_AFTER_MS = 30_000;
/** A half-written lock file is read again for this long before it counts as stale. */
const BREAK_STALE_AFTER_MS = 5_000;

async function ageMs(path: string): Promise<number> {
  const info = await stat(path).catch(() => undefined);
  return info ? Date.now() - info.mtimeMs : 0;
}

async function readHolder(path: string): Promise<Holder | undefined> {
  const text = await readFile(path, 'utf8').catch(() => '');
  try {
    return holderSchema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

async function isStale(path: string, holder: Holder | undefined): Promise<boolean> {
  const age = await ageMs(path);
  if (!holder) return age > BREAK_STALE_AFTER_MS;
  return holder.host === hostname() ? !isAlive(holder.pid) : age > STALE_AFTER_MS;
}

/** Removes a dead holder's lock. The folder beside it lets one process at a time look again and remove. */
async function breakStale(path: string): Promise<void> {
  const breaker = `${path}.breaking`;
  try {
    await mkdir(breaker);
  } catch {
    if ((await ageMs(breaker)) > BREAK_STALE_AFTER_MS) await rmdir(breaker).catch(() => undefined);
    return;
  }
  try {
    if (await isStale(path, await readHolder(path))) await rm(path, { force: true });
  } finally {
    await rmdir(breaker).catch(() => undefined);
  }
}

async function tryAcquire(path: string, holder: Holder): Promise<boolean> {
  try {
    const file = await open(path, 'wx');
    await file.writeFile(JSON.stringify(holder));
    await file.close();
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Runs `work` while holding the lock file at `path`; others wait up to a minute, then are refused.
 * A lock whose process died (same host) or that is older than 30 s (another host) is taken over.
 */
export async function withLock<Result>(path: string, work: () => Promise<Result>): Promise<Result> {
  const holder: Holder = { token: randomUUID(), pid: process.pid, host: hostname() };
  const deadline = Date.now() + WAIT_LIMIT_MS;
  await mkdir(dirname(path), { recursive: true });
  while (!(await tryAcquire(path, holder))) {
    const other = await readHolder(path);
    if (await isStale(path, other)) await breakStale(path);
    else if (Date.now() > deadline) {
      throw new RegistryError(`Process ${other?.pid ?? '?'} on ${other?.host ?? '?'} holds ${path}. Try again later.`);
    } else await sleep(RETRY_MS + Math.random() * RETRY_MS);
  }
  try {
    return await work();
  } finally {
    if ((await readHolder(path))?.token === holder.token) await rm(path, { force: true });
  }
}
