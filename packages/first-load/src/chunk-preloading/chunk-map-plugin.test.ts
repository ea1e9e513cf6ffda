import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { parseChunkMap } from '@headstock/contracts/remote-build';
import { expect, it } from '@jest/globals';
import webpack from 'webpack';
import { ChunkMapPlugin } from './chunk-map-plugin.ts';

it('the chunk map names the files of every named chunk, and only files that exist', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'headstock-chunks-'));
  try {
    await writeFile(path.join(folder, 'main.js'), "import(/* webpackChunkName: 'page-shop' */ './shop.js');");
    await writeFile(path.join(folder, 'shop.js'), 'export const shop = 1;');
    const compiler = webpack({
      mode: 'production',
      context: folder,
      entry: { main: './main.js' },
      output: { path: path.join(folder, 'dist'), filename: '[name].[contenthash:8].js' },
      plugins: [new ChunkMapPlugin()],
    });
    if (!compiler) throw new Error('webpack returned no compiler');
    await promisify(compiler.run.bind(compiler))();
    await promisify(compiler.close.bind(compiler))();
    const chunks = parseChunkMap(await readFile(path.join(folder, 'dist/chunks.json'), 'utf8'));
    expect(Object.keys(chunks).toSorted()).toEqual(['main', 'page-shop']);
    const files = await readdir(path.join(folder, 'dist'));
    for (const file of Object.values(chunks).flat()) expect(files).toContain(file);
  } finally {
    await rm(folder, { recursive: true });
  }
});
