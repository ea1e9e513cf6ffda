import type { Db } from '#api/platform/db/database.ts';

/** The shop's shares that owners signed when they left instruments at the counter, in hundredths of a percent, by listing. */
export async function readSignedShares(db: Db, listingIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (listingIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('intakes')
    .select(['listing_id', 'split_basis_points'])
    .where('deal', '=', 'CONSIGNMENT')
    .where('listing_id', 'in', listingIds)
    .execute();
  return new Map(
    rows.flatMap(({ listing_id: id, split_basis_points: share }) => (share === null ? [] : [[id, share]])),
  );
}
