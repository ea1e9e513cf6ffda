import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';

const PACKAGES = join(import.meta.dirname, '../..');
/** The server and what it may import; the files that only tests load are left out. */
const SERVER = '{api/src,content/src,contracts/src}/**/*.ts';
const TEST_ONLY = /\.(?:test|fixture)\.ts$|\/testing\.ts$/;
const DEMO = /(?:from|import)\s*\(?\s*'[^']*demo-data[^']*'/;

it('holds nothing of the demo shop outside tests, whichever way a file is loaded', () => {
  const files = globSync(SERVER, { cwd: PACKAGES }).filter((file) => !TEST_ONLY.test(file));
  expect(files).toContain('api/src/main.ts');
  expect(files.filter((file) => DEMO.test(readFileSync(join(PACKAGES, file), 'utf8')))).toEqual([]);
});

it('would be noticed if it did', () => {
  expect(DEMO.test("import { accounts } from '@headstock/demo-data/accounts';")).toBe(true);
  expect(DEMO.test("const drawings = await import('../../demo-data/src/drawings/index.ts');")).toBe(true);
});
