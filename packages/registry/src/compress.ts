import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { BuildFile } from './build.model.ts';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);
const COMPRESSIBLE = /^browser\/.+\.(css|js|json|svg)$/;

/**
 * The `.br` and `.gz` siblings of a file, made once so that no request pays for compression.
 * Gives none for the server's side, for formats that are compressed already, and where compression would not save.
 */
export async function compressedSiblings({ path, contents }: BuildFile): Promise<BuildFile[]> {
  if (!COMPRESSIBLE.test(path)) return [];
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: contents.length };
  const siblings = [
    { path: `${path}.br`, contents: await brotli(contents, { params }) },
    { path: `${path}.gz`, contents: await deflate(contents, { level: 9 }) },
  ];
  return siblings.filter((sibling) => sibling.contents.length < contents.length);
}
