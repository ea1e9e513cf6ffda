import type { Db } from '#api/platform/db/database.ts';
import { mergeReads } from '#api/platform/db/merge-reads.ts';
import { ValueCache } from '#api/platform/db/value-cache.ts';
import type { LocalText } from '#api/platform/locale.ts';

/** Images whose text stays in memory: some 300 bytes each. */
const CACHED = 10_000;

/** An image's id is derived from its content, and its row never changes, so nothing has to be asked anew. */
const caches = new WeakMap<Db, ValueCache<LocalText>>();

const readAlts = mergeReads(async (db: Db, ids: readonly string[]) => {
  const images = await db.selectFrom('images').select(['id', 'alt']).where('id', 'in', ids).execute();
  return new Map(images.map(({ id, alt }) => [id, alt]));
});

/** What images show, by id; unknown ids are left out. */
export async function loadAlts(db: Db, ids: readonly string[]): Promise<Map<string, LocalText>> {
  const known = caches.get(db) ?? new ValueCache<LocalText>(CACHED);
  if (!db.isTransaction) caches.set(db, known);
  return known.many(ids, (missing) => readAlts(db, missing));
}
