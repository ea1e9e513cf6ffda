import * as z from 'zod/mini';
import { integritySchema, type Integrity } from './registry.ts';

/** `browser/chunks.json` of a build: the files of each named chunk, relative to `browser/`. */
export const chunkMapSchema = z.object({ chunks: z.record(z.string(), z.array(z.string())) });
export type ChunkMap = z.infer<typeof chunkMapSchema>['chunks'];

export const chunkMapFile = 'chunks.json';

/** The entry file of each side of a build. */
export const remoteEntryFile = 'remoteEntry.js';

/**
 * The chunk map in the text of a build's `browser/chunks.json`.
 * @throws An Error that says what is wrong; without a chunk map a shell does not serve the build.
 */
export function parseChunkMap(text: string): ChunkMap {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new Error(`browser/${chunkMapFile} is not JSON.`);
  }
  const parsed = chunkMapSchema.safeParse(json);
  if (!parsed.success) throw new Error(`browser/${chunkMapFile} is not a chunk map: ${z.prettifyError(parsed.error)}`);
  return parsed.data.chunks;
}

/**
 * The server files of a build and their hashes, as a shell accepts them.
 * @throws An Error that says what is wrong when a path or hash is malformed or the entry is not listed.
 */
export function checkServerFiles(integrity: Integrity): Integrity {
  const parsed = integritySchema.safeParse(integrity);
  if (!parsed.success) throw new Error(`the server files are malformed: ${z.prettifyError(parsed.error)}`);
  if (!(`server/${remoteEntryFile}` in parsed.data)) throw new Error(`server/${remoteEntryFile} is missing.`);
  return parsed.data;
}
