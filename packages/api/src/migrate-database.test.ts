import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { migrationSets } from './migrate-database.ts';

const SRC = import.meta.dirname;
const folderOf = (owner: string): string => (owner === 'platform' ? owner : `modules/${owner}`);

it('knows every migration file under its own name', () => {
  const known = migrationSets.flatMap(({ owner, migrations }) =>
    Object.keys(migrations).map((name) => `${folderOf(owner)}/migrations/${name}.ts`),
  );
  const files = globSync('**/migrations/*.ts', { cwd: SRC }).map((file) => file.replaceAll(path.sep, '/'));
  expect(known.toSorted()).toEqual(files.toSorted());
});
