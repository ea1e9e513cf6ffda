import type { Db } from '#api/platform/db/database.ts';
import { mergeReads } from '#api/platform/db/merge-reads.ts';
import { KeptValues } from '#api/platform/db/kept-values.ts';
import type { LocalText } from '#api/platform/locale.ts';

/** Images whose text stays in memory: some 300 bytes each. */
const KEPT = 10_000;

/** An image's id is derived from its content, and its row never changes, so nothing has to be asked anew. */
const kept = new WeakMap<Db, KeptValues<LocalText>>();

const readAlts = mergeReads(async (db: Db, ids: readonly string[]) => {
  const images = await db.selectFrom('images').select(['id', 'alt']).where('id', 'in', ids).execute();
  return new Map(images.map(({ id, alt }) => [id, alt]));
});

/** What images show, by id; unknown ids are left out. */
export async function loadAlts(db: Db, ids: readonly string[]): Promise<Map<string, LocalText>> {
  const known = kept.get(db) ?? new KeptValues<LocalText>(KEPT);
  if (!db.isTransaction) kept.set(db, known);
  return known.many(ids, (missing) => readAlts(db, missing));
}
