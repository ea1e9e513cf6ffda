import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The part of Nx's file tree that the generator uses. */
export interface Tree {
  exists(file: string): boolean;
  read(file: string, encoding: 'utf8'): string | null;
  write(file: string, content: string): void;
}

export interface RemoteOptions {
  /** `journal` creates `mfe-journal`. */
  readonly name: string;
}

const templates = path.join(import.meta.dirname, 'files');
/** The manifest whose dependencies tell the versions that the shop uses. */
const model = 'mfe-account/package.json';

function read(tree: Tree, file: string): string {
  const text = tree.read(file, 'utf8');
  if (text === null) throw new Error(`${file} is missing: run this at the root of the workspace.`);
  return text;
}

/** Replacements for `__…__` in the templates: forms of the name, and the version of each dependency. */
function valuesFor(tree: Tree, name: string): Readonly<Record<string, string>> {
  const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(read(tree, model));
  const words = name.replaceAll('-', ' ');
  return {
    ...dependencies,
    name,
    camelName: name.replace(/-([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase()),
    Title: words.charAt(0).toUpperCase() + words.slice(1),
  };
}

/** Formats the new files, and regenerates the route table. */
function finish(folder: string): void {
  for (const args of [['node_modules/oxfmt/bin/oxfmt', folder], ['packages/contracts/scripts/generate-remotes.ts']])
    execFileSync(process.execPath, args, { stdio: 'inherit' });
}

/**
 * Creates a remote with one page at `/<name>` in both languages, with its test. Returns what to run once the files are
 * written. Throws if the remote exists or the name is invalid.
 */
export function generateRemote(tree: Tree, { name }: RemoteOptions): () => void {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new Error(`“${name}” is not a valid name: use lower-case letters, digits and hyphens.`);
  const folder = `mfe-${name}`;
  if (tree.exists(`${folder}/package.json`)) throw new Error(`${folder} exists already.`);
  const values = valuesFor(tree, name);
  const fill = (text: string): string => text.replace(/__([@\w/-]+?)__/g, (mark, key: string) => values[key] ?? mark);
  for (const file of globSync('**/*.template', { cwd: templates })) {
    const text = readFileSync(path.join(templates, file), 'utf8');
    tree.write(`${folder}/${fill(file).slice(0, -'.template'.length)}`, fill(text));
  }
  return () => {
    finish(folder);
    console.log(`\n${folder} is created, with its page at /${name}.`);
    console.log(`Next: npm install --ignore-scripts && npx nx build @headstock/${folder}`);
  };
}
