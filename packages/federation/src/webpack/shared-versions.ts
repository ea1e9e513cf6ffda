import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { sharedNames } from '../shared-libraries.ts';

const manifestSchema = z.object({ version: z.string() });

/** Read from the files: some packages do not export their package.json. */
function versionOf(root: string, name: string): string {
  const scoped = name.startsWith('@');
  const packageName = name
    .split('/')
    .slice(0, scoped ? 2 : 1)
    .join('/');
  const file = path.join(root, 'node_modules', packageName, 'package.json');
  return manifestSchema.parse(JSON.parse(readFileSync(file, 'utf8'))).version;
}

/** The installed version of every shared library. */
export function sharedVersions(root: string): Record<string, string> {
  return Object.fromEntries(sharedNames.map((name) => [name, versionOf(root, name)]));
}
