import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { inlineFunction } from './inline-function.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'headstock-inline-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function inlined(source: string): Promise<string> {
  const file = path.join(folder, 'piece.ts');
  await writeFile(file, source);
  return inlineFunction(file);
}

describe('a function that a page carries inline', () => {
  it('is an expression without types, comments and long names', async () => {
    const text = await inlined(
      '/** Adds. */\nexport function add(first: number, second: number): number {\n  return first + second; // two\n}\n',
    );
    expect(text).not.toMatch(/number|first|two|\n/);
    expect(runInNewContext(`(${text})(1, 2)`)).toBe(3);
  });

  it.each([
    'export const a = 1;',
    "import { b } from './b.ts';\nexport function a() { return b; }",
    'export function a() {}\nexport function b() {}',
  ])('must stand alone: %s', async (source) => {
    await expect(inlined(source)).rejects.toThrow('one exported function and nothing else');
  });
});
