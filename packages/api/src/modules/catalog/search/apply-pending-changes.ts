import { sql } from 'kysely';
import type { Db } from '#api/platform/db/database.ts';
import { applyCountDeltas } from '#api/modules/catalog/facets/apply-deltas.ts';
import { rebuildCounts } from '#api/modules/catalog/facets/rebuild-counts.ts';
import { applyVocabularyChanges } from './load-vocabulary.ts';

/** More changes than this are counted faster together with everything else, as after an import. */
const TOO_MANY = 50_000;

/** Brings the catalogue's stored counts and words up to what was written since the last time. */
export async function applyPendingChanges(db: Db): Promise<void> {
  const { rows } = await sql<{ many: boolean }>`
    SELECT EXISTS (SELECT FROM listing_changes OFFSET ${TOO_MANY}) AS many`.execute(db);
  if (rows[0]?.many) await rebuildCounts(db);
  else await applyCountDeltas(db);
  await applyVocabularyChanges(db);
}
