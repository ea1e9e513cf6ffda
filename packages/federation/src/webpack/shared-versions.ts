import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sharedNames } from '../shared-libraries.ts';

/** Read from the files: some packages do not export their package.json. */
function versionOf(root: string, name: string): string {
  const scoped = name.startsWith('@');
  const packageName = name
    .split('/')
    .slice(0, scoped ? 2 : 1)
    .join('/');
  const manifest: unknown = JSON.parse(
    readFileSync(path.join(root, 'node_modules', packageName, 'package.json'), 'utf8'),
  );
  return (manifest as { version: string }).version;
}

/** The installed version of every shared library. */
export function sharedVersions(root: string): Record<string, string> {
  return Object.fromEntries(sharedNames.map((name) => [name, versionOf(root, name)]));
}
