import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import { buildFixtureRemote } from '../../fixtures/deployment.fixture.ts';

let build: string;
let again: string;

async function contentsOf(folder: string): Promise<Record<string, string>> {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  const read = files.map(async ({ parentPath, name }) => {
    const file = path.join(parentPath, name);
    return [path.relative(folder, file), await readFile(file, 'utf8')] as const;
  });
  return Object.fromEntries(await Promise.all(read));
}

beforeAll(async () => {
  build = await buildFixtureRemote();
  again = await buildFixtureRemote();
}, 60_000);

afterAll(async () => {
  for (const folder of [build, again]) await rm(folder, { recursive: true });
});

describe('a remote built with the preset', () => {
  it('is the same to the last byte when it is built again elsewhere, so that nothing is deployed twice', async () => {
    expect(await contentsOf(again)).toEqual(await contentsOf(build));
  });

  it('names the files of every chunk, and only files that exist', async () => {
    const schema = z.object({ chunks: z.record(z.string(), z.array(z.string())) });
    const { chunks } = schema.parse(JSON.parse(await readFile(path.join(build, 'browser/chunks.json'), 'utf8')));
    expect(Object.keys(chunks)).toEqual(expect.arrayContaining(['page-greeting', 'page-gallery', 'messages-en']));
    expect(chunks['page-greeting']).toEqual([expect.stringMatching(/^page-greeting\.[0-9a-f]{8}\.js$/)]);
    const files = await readdir(path.join(build, 'browser'));
    for (const file of Object.values(chunks).flat()) expect(files).toContain(file);
  });

  it('carries no shared library and little beside its own code', async () => {
    const { 'browser/remoteEntry.js': entry = '', ...rest } = await contentsOf(build);
    expect(brotliCompressSync(entry).length).toBeLessThan(4000);
    // Words out of React, the router and Emotion.
    const library = /react\.activity|createStaticHandler|data-emotion/;
    expect(Object.keys(rest).filter((file) => library.test(rest[file] ?? ''))).toEqual([]);
  });
});
