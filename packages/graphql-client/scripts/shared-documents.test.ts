import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { sharedFilesOf, sharedProject } from './shared-documents.ts';

const name = '@headstock/commerce-client';
const files = {
  [`${sharedProject}/../package.json`]: JSON.stringify({
    exports: {
      './add': './src/add.ts',
      './read': './src/read.ts',
      './types': './src/types.ts',
      './lazy': './src/lazy.ts',
    },
  }),
  [`${sharedProject}/add.ts`]: "import { Add } from './add.generated.ts';\nimport { read } from './read.ts';",
  [`${sharedProject}/read.ts`]: "import {\n  Read,\n} from './read.generated.ts';",
  [`${sharedProject}/types.ts`]: "import type { Fragment } from './add.generated.ts';",
  [`${sharedProject}/lazy.ts`]: 'export const load = () => import(/* webpackChunkName: "x" */ \'./deep.ts\');',
  [`${sharedProject}/deep.ts`]: "export { Deep } from './deep.generated.ts';",
  ...Object.fromEntries(['add', 'read', 'deep'].map((file) => [`${sharedProject}/${file}.graphql`, ''])),
  ...Object.fromEntries(['add', 'read', 'deep'].map((file) => [`${sharedProject}/${file}.generated.ts`, ''])),
  'mfe-both/src/a.ts': `import { add } from '${name}/add';`,
  'mfe-lazy/src/a.tsx': `const load = () => import(/* webpackChunkName: "lazy" */ '${name}/lazy');`,
  'mfe-types/src/a.ts': `import type { Shape } from '${name}/read';\nimport { kind } from '${name}/types';`,
  'mfe-tests/src/a.test.ts': `import { add } from '${name}/add';`,
};

let root = '';
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'headstock-documents-'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const found = (remote: string) => sharedFilesOf(`${remote}/src`, root).map((file) => path.basename(file));

it('finds the documents that a remote reaches, through other modules of the package', () => {
  expect(found('mfe-both')).toEqual(['add.graphql', 'read.graphql']);
});

it('follows modules that are loaded on demand', () => {
  expect(found('mfe-lazy')).toEqual(['deep.graphql']);
});

it('leaves out what only types or tests import', () => {
  expect(found('mfe-types')).toEqual([]);
  expect(found('mfe-tests')).toEqual([]);
});
