import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { addToContract } from './add-to-contract.ts';

/** What of Nx's tree of files is used. */
export interface Tree {
  exists(file: string): boolean;
  read(file: string, encoding: 'utf8'): string | null;
  write(file: string, content: string): void;
}

export interface RemoteOptions {
  /** `journal` makes `mfe-journal`. */
  readonly name: string;
}

const templates = path.join(import.meta.dirname, 'files');
/** Whose dependencies say which versions the shop uses. */
const model = 'mfe-account/package.json';

function read(tree: Tree, file: string): string {
  const text = tree.read(file, 'utf8');
  if (text === null) throw new Error(`${file} is missing: call this in the root of the workspace.`);
  return text;
}

/** What takes the place of `__…__` in the templates: the name, its title, and the version of each dependency. */
function valuesFor(tree: Tree, name: string): Readonly<Record<string, string>> {
  const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(read(tree, model));
  const words = name.replaceAll('-', ' ');
  return { ...dependencies, name, Title: words.charAt(0).toUpperCase() + words.slice(1) };
}

/**
 * Makes a remote with one page at `/<name>` in both languages, with its test, and enters it in the contract. Gives what is
 * to be done when the files are written. Throws when there is such a remote, or the name is none.
 */
export function generateRemote(tree: Tree, { name }: RemoteOptions): () => void {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new Error(`“${name}” is no name: small letters, digits and hyphens.`);
  const folder = `mfe-${name}`;
  if (tree.exists(`${folder}/package.json`)) throw new Error(`${folder} is there already.`);
  const values = valuesFor(tree, name);
  const fill = (text: string): string => text.replace(/__([@\w/-]+?)__/g, (mark, key: string) => values[key] ?? mark);
  for (const file of globSync('**/*.template', { cwd: templates })) {
    const text = readFileSync(path.join(templates, file), 'utf8');
    tree.write(`${folder}/${fill(file).slice(0, -'.template'.length)}`, fill(text));
  }
  const added = addToContract(name, (file) => read(tree, file));
  for (const { file, text } of added) tree.write(file, text);
  return () => {
    // Where a line breaks depends on the length of the name.
    execFileSync(process.execPath, ['node_modules/oxfmt/bin/oxfmt', folder, ...added.map(({ file }) => file)]);
    console.log(`\n${folder} stands, with its page at /${name}. Lines that the contract got:`);
    for (const { file, lines } of added) console.log(`  ${file}\n${lines.map((line) => `    + ${line}`).join('\n')}`);
    console.log(`Now: npm install --ignore-scripts && npx nx build @headstock/${folder}`);
  };
}
