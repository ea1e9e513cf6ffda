/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import * as noFramework from './no-framework.ts';

const folder = path.join(path.dirname(createRequire(import.meta.url).resolve('react-router')), 'lib');

/** Names that a file of the library takes of the module that ours replaces. */
function takenBy(file: string): string[] {
  const source = readFileSync(path.join(folder, file), 'utf8');
  const names = /import \{([^}]*)\} from "[./\w]*\/components\.js";/g;
  const of = [...source.matchAll(names)].filter(([line]) => /ssr\/components\.js/.test(line));
  return of.flatMap(([, list = '']) => list.split(',').map((name) => name.trim()));
}

it.each(['dom/lib.js', 'components.js', '../index.js'])('has every name that %s takes of the library', (file) => {
  const names = takenBy(file);
  expect(names).toContain('FrameworkContext');
  expect(Object.keys(noFramework)).toEqual(expect.arrayContaining(names));
});

it('gives links what the library gives them outside of its framework', () => {
  expect(noFramework.usePrefetchBehavior()).toEqual([false, null, {}]);
  const ref = { current: null };
  expect(noFramework.mergeRefs(ref)).toBe(ref);
});
