import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import { buildFixtureRemote } from '../../fixtures/deployment.fixture.ts';
import { messageFile, root } from './preset.ts';
import { sharedVersions } from './shared-versions.ts';

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
});

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
    expect(chunks['page-greeting']).toEqual(['page-greeting.js']);
    const files = await readdir(path.join(build, 'browser'));
    for (const file of Object.values(chunks).flat()) expect(files).toContain(file);
  });

  it('tells browsers to compile each script at once, beside the page', async () => {
    const scripts = Object.entries(await contentsOf(path.join(build, 'browser'))).filter(([name]) =>
      name.endsWith('.js'),
    );
    expect(scripts.length).toBeGreaterThan(3);
    for (const [, script] of scripts) expect(script).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  });

  it('tells tools in mf-manifest.json what it exposes and what it needs of its opener', async () => {
    const named = z.object({ name: z.string() });
    const schema = z.object({
      metaData: z.object({ globalName: z.string(), remoteEntry: named }),
      exposes: z.array(
        z.object({ path: z.string(), assets: z.object({ js: z.object({ sync: z.array(z.string()) }) }) }),
      ),
      shared: z.array(z.object({ name: z.string(), requiredVersion: z.string() })),
    });
    const contents = await contentsOf(path.join(build, 'browser'));
    const manifest = schema.parse(JSON.parse(contents['mf-manifest.json'] ?? ''));
    expect(manifest.metaData).toEqual({ globalName: 'mfe_catalog', remoteEntry: { name: 'remoteEntry.js' } });
    expect(manifest.exposes.map((exposed) => exposed.path)).toEqual(['./routes']);
    for (const file of manifest.exposes.flatMap(({ assets }) => assets.js.sync))
      expect(contents).toHaveProperty([file]);
    const versions = sharedVersions(root);
    expect(manifest.shared).toContainEqual({ name: 'react', requiredVersion: `^${versions['react']}` });
    expect(contents).not.toHaveProperty(['mf-stats.json']);
  });

  it('carries no shared library and little beside its own code', async () => {
    const { 'browser/remoteEntry.js': entry = '', ...rest } = await contentsOf(build);
    expect(brotliCompressSync(entry).length).toBeLessThan(3000);
    expect(entry).not.toContain('__FEDERATION__');
    // Words out of React, the router and Emotion.
    const library = /react\.activity|createStaticHandler|data-emotion/;
    expect(Object.keys(rest).filter((file) => library.test(rest[file] ?? ''))).toEqual([]);
  });
});

describe('a file of messages', () => {
  it('is known by its name, wherever the repository lies', () => {
    const folder = '/home/ada/messages';
    for (const file of ['shell/app/messages/en.json', 'mfe-account/src/messages/offers.fr.json'])
      expect(messageFile.test(`${folder}/${file}`)).toBe(true);
    for (const file of ['packages/ui/tokens.json', 'node_modules/ajv/dist/refs/data.json'])
      expect(messageFile.test(`${folder}/${file}`)).toBe(false);
  });
});
