import type { Db } from '#api/platform/db/database.ts';

/** The shop's shares that owners signed when they left instruments at the counter, in hundredths of a percent, by listing. */
export type ReadSignedShares = (db: Db, listingIds: readonly string[]) => Promise<ReadonlyMap<string, number>>;

let registered: ReadSignedShares | undefined;

/** Registers who knows the shares that were signed, once, however often it is called. For the composition root. */
export function registerSignedShares(given: ReadSignedShares): void {
  registered = given;
}

/** The shares that were signed for listings. */
export const signedShares: ReadSignedShares = (db, listingIds) => {
  if (!registered) throw new Error('Nobody knows which shares were signed: call connectModules() first.');
  return registered(db, listingIds);
};
