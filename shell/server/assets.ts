import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { acceptedEncoding } from './accepted-encoding.ts';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

interface Asset {
  readonly type: string;
  readonly plain: Buffer;
  readonly br: Buffer | null;
  readonly gzip: Buffer | null;
}

/** Reads a file with the compressed forms that the build put beside it; one that is not smaller, or of a build in development, has none. */
async function readAsset(file: string): Promise<Asset | null> {
  const type = types[path.extname(file)];
  if (!type) return null;
  const [plain, br, gzip] = await Promise.all([
    readFile(file),
    readFile(`${file}.br`).catch(() => null),
    readFile(`${file}.gz`).catch(() => null),
  ]);
  return { type, plain, br, gzip };
}

/** Serves the shell's own build from memory, read once. Names carry the contents' hash, so browsers keep them for good. */
export async function serveAssets(app: FastifyInstance, folder: string): Promise<void> {
  /** Promises, so that visitors who come at once share the work; a file that could not be read is tried again. */
  const assets = new Map<string, Promise<Asset | null>>();
  const assetOf = (name: string): Promise<Asset | null> => {
    const known = assets.get(name);
    if (known) return known;
    const asset = readAsset(path.join(folder, name));
    assets.set(name, asset);
    asset.catch(() => assets.delete(name));
    return asset;
  };
  const all = readdirSync(folder).filter((name) => types[path.extname(name)]);
  app.get<{ Params: { name: string } }>('/assets/:name', async (request, reply) => {
    const { name } = request.params;
    const asset = all.includes(name) ? await assetOf(name) : null;
    // A build that is just coming may bring it.
    if (!asset) return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('No such file.');
    reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('vary', 'accept-encoding')
      .type(asset.type);
    const encoding = acceptedEncoding(request.headers['accept-encoding']);
    const compressed = encoding === 'identity' ? null : asset[encoding];
    return compressed ? reply.header('content-encoding', encoding).send(compressed) : reply.send(asset.plain);
  });
  app.get('/favicon.svg', async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=86400').type('image/svg+xml').send(__FAVICON__),
  );
  app.get('/favicon.ico', async (_request, reply) => reply.redirect('/favicon.svg', 301));
}

declare const __FAVICON__: string;
