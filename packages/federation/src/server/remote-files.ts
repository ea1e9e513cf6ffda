import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Integrity } from '@headstock/contracts/registry';

export interface RemoteFilesOptions {
  readonly registryUrl: string;
  /** Folder in which verified server code is kept; survives restarts. */
  readonly folder: string;
  /** For one request, in ms. */
  readonly timeout: number;
}

function matches(bytes: Uint8Array, integrity: string): boolean {
  return integrity === `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
}

async function fetchBytes(url: string, timeout: number): Promise<Buffer> {
  const response = await fetch(url, { signal: AbortSignal.timeout(timeout) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
}

/** A file of this build as the browser would get it, parsed as JSON. */
export async function fetchBuildJson<Value>(
  options: RemoteFilesOptions,
  remote: string,
  buildId: string,
  file: string,
): Promise<Value> {
  const bytes = await fetchBytes(`${options.registryUrl}/builds/${remote}/${buildId}/${file}`, options.timeout);
  return JSON.parse(bytes.toString('utf8')) as Value;
}

/**
 * Brings the server code of a build onto this machine and gives its folder. Every file must be the one that the registry's manifest names:
 * code that was changed on its way, or is not listed, is never run.
 */
export async function fetchServerCode(
  options: RemoteFilesOptions,
  remote: string,
  buildId: string,
  integrity: Integrity,
): Promise<string> {
  const folder = path.join(options.folder, remote, buildId);
  const fetchOne = async ([file, hash]: [string, string]): Promise<void> => {
    const target = path.join(folder, file);
    if (!target.startsWith(folder + path.sep)) throw new Error(`${file} leaves its build`);
    const kept = await readFile(target).catch(() => null);
    if (kept && matches(kept, hash)) return;
    const bytes = await fetchBytes(`${options.registryUrl}/builds/${remote}/${buildId}/${file}`, options.timeout);
    if (!matches(bytes, hash))
      throw new Error(`${remote} ${buildId}: ${file} is not what the registry's manifest names`);
    await mkdir(path.dirname(target), { recursive: true });
    const temporary = `${target}.${process.pid}.tmp`;
    await writeFile(temporary, bytes);
    await rename(temporary, target);
  };
  await Promise.all(
    Object.entries(integrity)
      .filter(([file]) => !file.endsWith('.map'))
      .map(fetchOne),
  );
  // The builds are CommonJS; without this, Node would ask the package.json of whatever lies above the folder.
  await writeFile(path.join(folder, 'package.json'), '{"type":"commonjs"}');
  return path.join(folder, 'server');
}
