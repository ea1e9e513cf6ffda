import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Storage } from './storage.ts';

/** A registry in a temporary folder, and build outputs to publish into it. */
export type RegistryFixture = AsyncDisposable & {
  folder: string;
  storage: Storage;
  /** Writes a small but complete build output that differs by `text`; gives its folder. */
  buildOutput(text: string): Promise<string>;
};

/** Makes a registry in a temporary folder that disappears with `await using`. */
export async function createRegistryFixture(): Promise<RegistryFixture> {
  const root = await mkdtemp(join(tmpdir(), 'headstock-registry-'));
  const folder = join(root, 'registry');
  return {
    folder,
    storage: new Storage(folder),
    async buildOutput(text) {
      const dist = await mkdtemp(join(root, 'dist-'));
      const files = {
        'browser/remoteEntry.js': `export const text = ${JSON.stringify(text)};\n`.repeat(80),
        'browser/chunks.json': JSON.stringify({ chunks: { 'expose-routes': ['remoteEntry.js'] } }),
        'browser/assets/picture.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
        'browser/assets/photo.webp': 'not really a picture, but never compressed '.repeat(50),
        'server/remoteEntry.js': `exports.text = ${JSON.stringify(text)};\n`,
        'server/pages/shop.js': `exports.page = ${JSON.stringify(text)};\n`,
      };
      for (const [path, contents] of Object.entries(files)) {
        await mkdir(dirname(join(dist, path)), { recursive: true });
        await writeFile(join(dist, path), contents);
      }
      return dist;
    },
    [Symbol.asyncDispose]: () => rm(root, { recursive: true, force: true }),
  };
}
