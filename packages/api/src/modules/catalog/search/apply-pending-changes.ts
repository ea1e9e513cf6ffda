import { sql } from 'kysely';
import type { Db } from '#api/platform/db/database.ts';
import { applyCountDeltas } from '#api/modules/catalog/facets/apply-deltas.ts';
import { rebuildCounts } from '#api/modules/catalog/facets/rebuild-counts.ts';
import { applyVocabularyChanges } from './update-vocabulary.ts';

/** With more pending deltas than this, as after an import, counting everything anew is faster. */
const REBUILD_ABOVE = 50_000;

/** Brings stored counts and vocabulary up to date with the listings. A job calls it every second. */
export async function applyPendingChanges(db: Db): Promise<void> {
  const { rows } = await sql<{ many: boolean }>`
    SELECT EXISTS (SELECT FROM listing_count_deltas OFFSET ${REBUILD_ABOVE}) AS many`.execute(db);
  if (rows[0]?.many) await rebuildCounts(db);
  else await applyCountDeltas(db);
  await applyVocabularyChanges(db);
}
