import { createHash } from 'node:crypto';
import { type Dirent, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtFolders, remoteFolders } from './projects.ts';

/** Files of the root that every build reads. */
const ROOT_INPUTS = ['package-lock.json', 'tsconfig.base.json', 'nx.json'];
const NOT_BUILT = new Set(['node_modules', 'dist', 'e2e', '.cache', 'coverage', 'test-results']);
const NOT_READ = /\.(test|spec)\.tsx?$|\.md$/;

function* filesUnder(folder: string): Generator<string> {
  const byName = (a: Dirent, b: Dirent): number => (a.name < b.name ? -1 : 1);
  for (const entry of readdirSync(folder, { withFileTypes: true }).toSorted(byName)) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (!NOT_BUILT.has(entry.name)) yield* filesUnder(path);
    } else if (entry.isFile() && !NOT_READ.test(entry.name)) yield path;
  }
}

function hashInputs(root: string, nodeEnvironment: string): string {
  const hash = createHash('sha256').update(`${nodeEnvironment}\0${process.version}\0`);
  const folders = builtFolders(root).map((folder) => join(root, folder));
  const files = [
    ...ROOT_INPUTS.map((file) => join(root, file)).filter(existsSync),
    ...folders.flatMap((f) => [...filesUnder(f)]),
  ];
  for (const file of files) {
    const contents = readFileSync(file);
    hash.update(`${file}\0${contents.length}\0`).update(contents);
  }
  return hash.digest('hex');
}

/** The entry of every build; its time shows whether another process has built since. */
function outputs(root: string): string[] {
  const remotes = remoteFolders(root).flatMap((remote) => [
    `${remote}/dist/browser/remoteEntry.js`,
    `${remote}/dist/server/remoteEntry.js`,
  ]);
  return ['shell/dist/server/main.cjs', ...remotes].map((file) => join(root, file));
}

const stampFile = (root: string): string => join(root, 'node_modules', '.headstock-build');

/** A line that changes with every input and output of the build, or undefined when an output is missing. */
export function describeBuild(root: string, nodeEnvironment: string): string | undefined {
  const times: number[] = [];
  for (const file of outputs(root)) {
    const info = statSync(file, { throwIfNoEntry: false });
    if (!info) return undefined;
    times.push(info.mtimeMs);
  }
  return `${hashInputs(root, nodeEnvironment)} ${times.join(' ')}\n`;
}

/** True when everything was built from exactly what is there now, so that not even Nx has to be asked. */
export function isBuilt(root: string, nodeEnvironment: string): boolean {
  const stamp = stampFile(root);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === describeBuild(root, nodeEnvironment);
}

/** Remembers that what is there now is built. */
export function rememberBuild(root: string, nodeEnvironment: string): void {
  writeFileSync(stampFile(root), describeBuild(root, nodeEnvironment) ?? '');
}
