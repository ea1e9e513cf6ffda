import { createHash } from 'node:crypto';
import type { Integrity } from '@headstock/contracts/registry';

/** One file of a build: its path inside the build (`browser/main.js`, always with `/`) and its contents. */
export type BuildFile = { path: string; contents: Buffer };

const byPath = (a: BuildFile, b: BuildFile): number => (a.path < b.path ? -1 : 1);

/** The build's content address: 16 hex digits that change with any path or byte, and with nothing else. */
export function buildIdOf(files: readonly BuildFile[]): string {
  const hash = createHash('sha256');
  for (const { path, contents } of files.toSorted(byPath)) {
    hash.update(`${path}\0${contents.length}\0`).update(contents);
  }
  return hash.digest('hex').slice(0, 16);
}

/** The hashes of the files that a server will run, by their path inside the build. */
export function integrityOf(files: readonly BuildFile[]): Integrity {
  const server = files.filter(({ path }) => path.startsWith('server/')).toSorted(byPath);
  return Object.fromEntries(
    server.map(({ path, contents }) => [path, `sha256-${createHash('sha256').update(contents).digest('base64')}`]),
  );
}
