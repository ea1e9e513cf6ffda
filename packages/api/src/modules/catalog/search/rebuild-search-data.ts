import type { Db } from '#api/platform/db/database.ts';
import { rebuildListingCounts } from '#api/modules/catalog/facets/rebuild-counts.ts';
import { refreshSearchWords } from './vocabulary.ts';

/** Works out anew everything that the catalogue keeps beside its listings: stored counts and the words of the shop. */
export async function recountCatalogue(db: Db): Promise<void> {
  await rebuildListingCounts(db);
  await refreshSearchWords(db);
}
