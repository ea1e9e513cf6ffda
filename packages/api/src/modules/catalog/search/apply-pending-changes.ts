import { sql } from 'kysely';
import type { Db } from '#api/platform/db/database.ts';
import { foldListingChanges } from '#api/modules/catalog/facets/apply-deltas.ts';
import { rebuildListingCounts } from '#api/modules/catalog/facets/rebuild-counts.ts';
import { foldSearchChanges } from './vocabulary.ts';

/** More changes than this are counted faster together with everything else, as after an import. */
const TOO_MANY = 50_000;

/** Brings the catalogue's stored counts and words up to what was written since the last time. */
export async function foldCatalogue(db: Db): Promise<void> {
  const { rows } = await sql<{ many: boolean }>`
    SELECT EXISTS (SELECT FROM listing_changes OFFSET ${TOO_MANY}) AS many`.execute(db);
  if (rows[0]?.many) await rebuildListingCounts(db);
  else await foldListingChanges(db);
  await foldSearchChanges(db);
}
