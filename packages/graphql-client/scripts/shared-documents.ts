// The documents of packages that remotes bundle: remotes spread their fragments and send their operations.
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The package whose documents remotes share. */
export const sharedProject = 'packages/commerce-client/src';
const sharedPackage = '@headstock/commerce-client';

/** The specifiers of a module's imports, static and dynamic, without those of types. */
function importsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8').replaceAll(/^(?:import|export) type [^;]*;/gm, '');
  return [...text.matchAll(/(?:\bfrom |\bimport\()\s*(?:\/\*[^*]*\*\/\s*)?'([^']+)'/g)].flatMap(
    ([, name]) => name ?? [],
  );
}

/** The modules that `module` reaches by relative imports, with itself. */
function reachableFrom(module: string, seen = new Set<string>()): Set<string> {
  if (seen.has(module)) return seen;
  seen.add(module);
  // A file that is yet to be generated imports nothing that counts.
  if (!existsSync(module)) return seen;
  for (const name of importsOf(module)) if (name.startsWith('.')) reachableFrom(path.resolve(module, '..', name), seen);
  return seen;
}

/** The `.graphql` files of the shared package, from the workspace's root, whose documents a remote's product code reaches. */
export function sharedFilesOf(remote: string, root: string): string[] {
  const folder = path.join(root, sharedProject, '..');
  const { exports }: { exports: Record<string, string> } = JSON.parse(
    readFileSync(path.join(folder, 'package.json'), 'utf8'),
  );
  const sources = globSync(`${remote}/**/*.{ts,tsx}`, { cwd: root }).filter(
    (file) => !/\.(test|fixture|d)\.tsx?$/.test(file),
  );
  const entries = sources.flatMap((file) =>
    importsOf(path.join(root, file)).flatMap((name) => {
      const entry = name.startsWith(`${sharedPackage}/`) ? exports[`.${name.slice(sharedPackage.length)}`] : undefined;
      return entry ? [path.join(folder, entry)] : [];
    }),
  );
  const modules = new Set(entries.flatMap((entry) => [...reachableFrom(entry)]));
  return [...modules]
    .filter((file) => file.endsWith('.generated.ts'))
    .map((file) => path.relative(root, file.replace(/\.generated\.ts$/, '.graphql')))
    .filter((file) => existsSync(path.join(root, file)))
    .toSorted();
}
