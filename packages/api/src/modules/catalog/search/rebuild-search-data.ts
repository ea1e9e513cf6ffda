import type { Db } from '#api/platform/db/database.ts';
import { rebuildCounts } from '#api/modules/catalog/facets/rebuild-counts.ts';
import { rebuildVocabulary } from './update-vocabulary.ts';

/** Builds everything anew that is derived from the listings: stored counts and vocabulary. */
export async function rebuildSearchData(db: Db): Promise<void> {
  await rebuildCounts(db);
  await rebuildVocabulary(db);
}
