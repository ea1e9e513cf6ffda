import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { RemoteName } from '@headstock/contracts/remotes';
import { workspaceRoot } from '@headstock/launcher/workspace';

const run = promisify(execFile);
/** Only against a build that hangs: it takes seconds on a quiet machine. */
const BUILD_LIMIT_MS = 300_000;
const NOT_SOURCE = new Set(['dist', 'node_modules', '.mf']);

/** A copy of a remote's sources outside the repository, to be edited and built. */
export interface RemoteCopy extends Disposable {
  /** The folder to publish from, after `build`. */
  readonly distFolder: string;
  /** Edits a file of the copy; `file` is relative to the remote's folder. Throws if the text stays the same. */
  change(file: string, edit: (text: string) => string): void;
  /** Builds the copy. */
  build(): Promise<void>;
}

const isSource = (from: string): boolean => !NOT_SOURCE.has(path.basename(from));

/** Creates a workspace around the copy. Everything but the copy and the build's own package is a link into the repository. */
function layWorkspace(root: string, remote: RemoteName): void {
  symlinkSync(path.join(workspaceRoot, 'node_modules'), path.join(root, 'node_modules'));
  cpSync(path.join(workspaceRoot, remote), path.join(root, remote), { recursive: true, filter: isSource });
  cpSync(path.join(workspaceRoot, 'tsconfig.base.json'), path.join(root, 'tsconfig.base.json'));
  mkdirSync(path.join(root, 'packages'));
  for (const name of readdirSync(path.join(workspaceRoot, 'packages'))) {
    const [from, to] = [path.join(workspaceRoot, 'packages', name), path.join(root, 'packages', name)];
    // The build locates its workspace relative to its own code, so that package is copied.
    if (name === 'federation') cpSync(from, to, { recursive: true, filter: isSource });
    else symlinkSync(from, to);
  }
}

/** Copies a remote, so that a journey can edit and build it as its team would. */
export function copyRemote(remote: RemoteName): RemoteCopy {
  const root = mkdtempSync(path.join(tmpdir(), 'headstock-remote-'));
  layWorkspace(root, remote);
  const folder = path.join(root, remote);
  return {
    distFolder: path.join(folder, 'dist'),
    change(file, edit) {
      const before = readFileSync(path.join(folder, file), 'utf8');
      const after = edit(before);
      if (after === before) throw new Error(`The change does not apply to ${file}.`);
      writeFileSync(path.join(folder, file), after);
    },
    async build() {
      const script = path.join(root, 'packages/federation/scripts/build.ts');
      await run(process.execPath, [script], { cwd: folder, timeout: BUILD_LIMIT_MS });
    },
    [Symbol.dispose]: () => rmSync(root, { recursive: true, force: true }),
  };
}
