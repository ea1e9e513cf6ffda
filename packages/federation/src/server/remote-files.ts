import { createHash } from 'node:crypto';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Integrity } from '@headstock/contracts/registry';
import type * as z from 'zod/mini';
import { replaceFile } from './replace-file.ts';

export interface RemoteFilesOptions {
  readonly registryUrl: string;
  /** Folder in which builds are kept; survives restarts. */
  readonly folder: string;
  /** For one request, in ms. */
  readonly timeout: number;
}

/** A build as the registry names it. */
export interface BuildName {
  readonly remote: string;
  readonly buildId: string;
}

const keptBuilds = 5;

function matches(bytes: Uint8Array, integrity: string): boolean {
  return integrity === `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
}

async function fetchFile(options: RemoteFilesOptions, { remote, buildId }: BuildName, file: string): Promise<Buffer> {
  const url = `${options.registryUrl}/builds/${remote}/${buildId}/${file}`;
  const response = await fetch(url, { signal: AbortSignal.timeout(options.timeout) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
}

/** The kept file if `isRight`, else the registry's if that is; anything else is an Error. */
async function obtain(
  options: RemoteFilesOptions,
  build: BuildName,
  file: string,
  isRight: (bytes: Buffer) => boolean,
): Promise<string> {
  const folder = path.join(options.folder, build.remote, build.buildId);
  const target = path.join(folder, file);
  if (!target.startsWith(folder + path.sep)) throw new Error(`${file} leaves its build`);
  const kept = await readFile(target).catch(() => null);
  if (kept && isRight(kept)) return kept.toString('utf8');
  const bytes = await fetchFile(options, build, file);
  if (!isRight(bytes)) throw new Error(`${build.remote} ${build.buildId}: ${file} is not what it should be`);
  // A full disk costs the next start a download, nothing more.
  await replaceFile(target, bytes).catch(() => undefined);
  return bytes.toString('utf8');
}

function parseJson<Value>(schema: z.ZodMiniType<Value>, text: string): Value | null {
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** A JSON file of a build's browser side. It has no hash: it says which scripts to preload, and is not run. */
export async function obtainBrowserJson<Value>(
  options: RemoteFilesOptions,
  build: BuildName,
  file: string,
  schema: z.ZodMiniType<Value>,
): Promise<Value> {
  const isRight = (bytes: Buffer): boolean => parseJson(schema, bytes.toString('utf8')) !== null;
  const text = await obtain(options, build, `browser/${file}`, isRight);
  return schema.parse(JSON.parse(text));
}

/**
 * The server code of a build by file name, from this machine or the registry. Every file is the one that the registry's manifest
 * names: code that was changed on its way, or is not listed, is never run.
 */
export async function obtainServerCode(
  options: RemoteFilesOptions,
  build: BuildName,
  integrity: Integrity,
): Promise<ReadonlyMap<string, string>> {
  const scripts = Object.entries(integrity).filter(([file]) => file.endsWith('.js'));
  const entries = scripts.map(async ([file, hash]) => {
    const source = await obtain(options, build, file, (bytes) => matches(bytes, hash));
    return [file.slice('server/'.length), source] as const;
  });
  return new Map(await Promise.all(entries));
}

/** Removes what is kept of a remote's builds but for the given one and the newest few. What runs is in memory and not concerned. */
export async function dropOldBuilds(folder: string, { remote, buildId }: BuildName): Promise<void> {
  const home = path.join(folder, remote);
  const names = (await readdir(home).catch(() => [])).filter((name) => name !== buildId);
  const aged = await Promise.all(
    names.map(async (name) => ({ name, time: (await stat(path.join(home, name)).catch(() => null))?.mtimeMs ?? 0 })),
  );
  const old = aged.toSorted((a, b) => b.time - a.time).slice(keptBuilds - 1);
  await Promise.all(old.map(({ name }) => rm(path.join(home, name), { recursive: true, force: true })));
}
