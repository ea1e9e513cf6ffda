import type { ChunkMap } from '@headstock/contracts/remote-build';
import * as z from 'zod/mini';

/** A route's handle comes from another build, so it is checked. */
const handleSchema = z._default(z.looseObject({ chunks: z._default(z.array(z.string()), []) }), { chunks: [] });

/** The names of the chunks that the matched routes of a page name in their handles (`RouteHandle`). */
export function routeChunks(matches: readonly { readonly route: { readonly handle?: unknown } }[]): string[] {
  return matches.flatMap(({ route }) => handleSchema.parse(route.handle).chunks);
}

/** The files of the named chunks, each once. A name that the map lacks is skipped: the browser finds out by itself what it needs. */
export function filesOfChunks(map: ChunkMap, names: readonly string[]): string[] {
  return [...new Set(names.flatMap((name) => map[name] ?? []))];
}
