import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

const notProduct = /\.(test|fixture|spec)\.tsx?$|\/testing\//;
const manifest = z.object({
  name: z.string(),
  exports: z.optional(z.record(z.string(), z.string())),
  dependencies: z.optional(z.record(z.string(), z.string())),
});

/** Entry files of the packages that use the event bus, by import specifier: what they fire, their users fire. */
function busPackages(root: string): Map<string, string> {
  const entries = new Map<string, string>();
  for (const file of globSync('packages/*/package.json', { cwd: root })) {
    const {
      name,
      exports = {},
      dependencies = {},
    } = manifest.parse(JSON.parse(readFileSync(path.join(root, file), 'utf8')));
    if (!('@headstock/event-bus' in dependencies)) continue;
    for (const [subpath, target] of Object.entries(exports))
      entries.set(path.posix.join(name, subpath), path.join(root, path.dirname(file), target));
  }
  return entries;
}

const importsOf = (source: string): string[] =>
  [...source.matchAll(/(?:from|import)\s*\(?\s*(?:\/\*[^*]*\*\/\s*)?'([^']+)'/g)].map(
    ([, specifier = '']) => specifier,
  );

/** `#commerce-client/cart/add.ts` → that package's `src/cart/add.ts`: aliases are named after their folder. */
function resolve(
  specifier: string,
  file: string,
  root: string,
  packages: ReadonlyMap<string, string>,
): string | undefined {
  if (specifier.startsWith('.')) return path.resolve(path.dirname(file), specifier);
  if (specifier.startsWith('#')) {
    const [folder = '', ...rest] = specifier.slice(1).split('/');
    return path.join(root, 'packages', folder, 'src', ...rest);
  }
  return packages.get(specifier);
}

/** The sources of a remote, and of the modules of event-firing packages that they import. `folder` lies at the workspace's root. */
export function readSources(folder: string): string[] {
  const root = path.dirname(folder);
  const packages = busPackages(root);
  const own = globSync('src/**/*.{ts,tsx}', { cwd: folder }).filter((file) => !notProduct.test(file));
  const queue = own.map((file) => path.join(folder, file));
  const sources = new Map<string, string>();
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (sources.has(file) || !/\.tsx?$/.test(file) || !existsSync(file)) continue;
    const source = readFileSync(file, 'utf8');
    sources.set(file, source);
    for (const specifier of importsOf(source)) {
      const target = resolve(specifier, file, root, packages);
      if (target) queue.push(target);
    }
  }
  return [...sources.values()];
}
