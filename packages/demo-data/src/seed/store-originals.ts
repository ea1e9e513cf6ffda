import { gzipSync } from 'node:zlib';
import { originalKey, type Storage } from '@headstock/api/seeding';
import { generateCatalogue } from '#demo-data/catalogue/index.ts';
import { drawInstrument } from '#demo-data/drawings/index.ts';
import { CATALOGUE_SEED } from './demo-shop.ts';
import { orderOfDrawing } from './order-of-drawing.ts';
import { takeDrawings } from './take-drawings.ts';

/** Writes that are under way at the same time, so that the disk is not waited for one by one. */
const AT_ONCE = 8;

/**
 * Draws the images of a demo shop of `size` items and stores those that are missing, first what requests wait for; gives
 * how many it drew.
 */
export async function storeOriginals(storage: Storage, size: number): Promise<number> {
  const stored = new Set<string>();
  for await (const { key } of storage.list('originals/')) stored.add(key);
  const missing = orderOfDrawing(generateCatalogue({ seed: CATALOGUE_SEED, size })).filter(
    ({ id }) => !stored.has(originalKey(id)),
  );
  const take = takeDrawings(storage, missing);
  const work = async (): Promise<void> => {
    for (let next = await take(); next; next = await take()) {
      const original = gzipSync(drawInstrument(next.drawing), { level: 1 });
      await storage.put(originalKey(next.id), original, { contentType: 'application/gzip', immutable: true });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return missing.length;
}
