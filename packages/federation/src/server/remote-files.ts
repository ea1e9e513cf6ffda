import { createHash } from 'node:crypto';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Integrity } from '@headstock/contracts/registry';
import { checkServerFiles, chunkMapFile, parseChunkMap, type ChunkMap } from '@headstock/contracts/remote-build';
import { replaceFile } from './replace-file.ts';

export interface RemoteFilesOptions {
  readonly registryUrl: string;
  /** Folder in which builds are stored; survives restarts. */
  readonly folder: string;
  /** For one request, in ms. */
  readonly timeout: number;
}

/** A build as the registry names it. */
export interface BuildName {
  readonly remote: string;
  readonly buildId: string;
}

const maxStoredBuilds = 5;

function matches(bytes: Uint8Array, integrity: string): boolean {
  return integrity === `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
}

async function fetchFile(options: RemoteFilesOptions, { remote, buildId }: BuildName, file: string): Promise<Buffer> {
  const url = `${options.registryUrl}/builds/${remote}/${buildId}/${file}`;
  const response = await fetch(url, { signal: AbortSignal.timeout(options.timeout) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
}

/** The file on this machine if it is valid, else the registry's. @throws an Error when neither is. */
async function obtain(
  options: RemoteFilesOptions,
  build: BuildName,
  file: string,
  isValid: (bytes: Buffer) => boolean,
): Promise<string> {
  const folder = path.join(options.folder, build.remote, build.buildId);
  const target = path.join(folder, file);
  if (!target.startsWith(folder + path.sep)) throw new Error(`${file} leaves its build`);
  const stored = await readFile(target).catch(() => null);
  if (stored && isValid(stored)) return stored.toString('utf8');
  const bytes = await fetchFile(options, build, file);
  if (!isValid(bytes)) throw new Error(`${build.remote} ${build.buildId}: ${file} is not what the registry lists`);
  // A full disk costs the next start a download, nothing more.
  await replaceFile(target, bytes).catch(() => undefined);
  return bytes.toString('utf8');
}

function isChunkMap(bytes: Buffer): boolean {
  try {
    parseChunkMap(bytes.toString('utf8'));
    return true;
  } catch {
    return false;
  }
}

/** A build's chunk map. It has no hash: it says which scripts to preload, and is not run. */
export async function obtainChunkMap(options: RemoteFilesOptions, build: BuildName): Promise<ChunkMap> {
  return parseChunkMap(await obtain(options, build, `browser/${chunkMapFile}`, isChunkMap));
}

/**
 * The server code of a build by file name, from this machine or the registry. Every file matches its hash in the registry's manifest:
 * code that was changed on its way, or is not listed, is never run.
 */
export async function obtainServerCode(
  options: RemoteFilesOptions,
  build: BuildName,
  integrity: Integrity,
): Promise<ReadonlyMap<string, string>> {
  const scripts = Object.entries(checkServerFiles(integrity)).filter(([file]) => file.endsWith('.js'));
  const entries = scripts.map(async ([file, hash]) => {
    const source = await obtain(options, build, file, (bytes) => matches(bytes, hash));
    return [file.slice('server/'.length), source] as const;
  });
  return new Map(await Promise.all(entries));
}

/** Removes a remote's builds from this machine, except the given one and the newest few. Running code is in memory and not affected. */
export async function dropOldBuilds(folder: string, { remote, buildId }: BuildName): Promise<void> {
  const home = path.join(folder, remote);
  const names = (await readdir(home).catch(() => [])).filter((name) => name !== buildId);
  const aged = await Promise.all(
    names.map(async (name) => ({ name, time: (await stat(path.join(home, name)).catch(() => null))?.mtimeMs ?? 0 })),
  );
  const old = aged.toSorted((a, b) => b.time - a.time).slice(maxStoredBuilds - 1);
  await Promise.all(old.map(({ name }) => rm(path.join(home, name), { recursive: true, force: true })));
}
