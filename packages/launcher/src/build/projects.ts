import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const manifestSchema = z.object({
  name: z.string(),
  dependencies: z.record(z.string(), z.string()).default({}),
});

/** A project of the workspace: its folder relative to the root, and the workspace projects it depends on, by name. */
type Project = { name: string; folder: string; uses: string[] };

/** The folders of all remotes, relative to the root, sorted: every `mfe-*` beside the shell. */
export function remoteFolders(root: string): string[] {
  const entries = readdirSync(root, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory() && entry.name.startsWith('mfe-'))
    .map(({ name }) => name)
    .toSorted();
}

function readProject(root: string, folder: string): Project {
  const { name, dependencies } = manifestSchema.parse(
    JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')),
  );
  return { name, folder, uses: Object.keys(dependencies) };
}

/** The folders whose contents end up in a build: the shell, the remotes, and every package that these use. */
export function builtFolders(root: string): string[] {
  const packages = readdirSync(join(root, 'packages')).map((name) => readProject(root, `packages/${name}`));
  const byName = new Map(packages.map((project) => [project.name, project]));
  const found = new Set(['shell', ...remoteFolders(root)]);
  const queue = [...found].map((folder) => readProject(root, folder));
  for (let project = queue.pop(); project; project = queue.pop()) {
    for (const used of project.uses) {
      const next = byName.get(used);
      if (!next || found.has(next.folder)) continue;
      found.add(next.folder);
      queue.push(next);
    }
  }
  return [...found].toSorted();
}
