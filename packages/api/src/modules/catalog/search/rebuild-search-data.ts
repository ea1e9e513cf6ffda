import type { Db } from '#api/platform/db/database.ts';
import { rebuildCounts } from '#api/modules/catalog/facets/rebuild-counts.ts';
import { rebuildVocabulary } from './load-vocabulary.ts';

/** Works out anew everything that the catalogue keeps beside its listings: stored counts and the words of the shop. */
export async function rebuildSearchData(db: Db): Promise<void> {
  await rebuildCounts(db);
  await rebuildVocabulary(db);
}
