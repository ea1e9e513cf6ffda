import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const sources = ['{src,app,server}/**/*', 'package.json'];

/**
 * A short name for what a build of `app` is made of: the same sources give the same name, on every machine.
 * On the server every build of a remote needs a name of its own, or the federation runtime would hand out the one loaded before.
 */
export function sourceTag(root: string, app: string): string {
  const folders = [app, ...globSync('packages/{contracts,event-bus,federation,graph,i18n,ui}', { cwd: root })].sort();
  const files = folders.flatMap((folder) =>
    globSync(
      sources.map((glob) => `${folder}/${glob}`),
      { cwd: root, withFileTypes: true },
    ),
  );
  const hash = createHash('sha256').update(readFileSync(path.join(root, 'package-lock.json')));
  const paths = files.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  for (const file of paths.sort()) {
    if (/\.test\.tsx?$/.test(file)) continue;
    hash
      .update(`${path.relative(root, file).split(path.sep).join('/')}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
  return hash.digest('hex').slice(0, 12);
}
