import { sql } from 'kysely';
import type { Db, Tx } from '#api/platform/db/database.ts';
import { tx } from '#api/platform/db/tx.ts';

/** A listing whose price, state or publication has changed. What it is now stands in its row. */
export type ListingChange = {
  readonly listingId: string;
  readonly itemId: string;
  /** It came into lists and search; also when it comes back. */
  readonly isNew: boolean;
};

/** Work of another module that follows from changes, in the transaction that takes them from the queue. Keep it to few statements. */
export type ListingFollower = (trx: Tx, changes: readonly ListingChange[]) => Promise<void>;

const followers = new Set<ListingFollower>();

/** Registers a follower. Registering twice is the same as once. */
export function onListingChanges(follower: ListingFollower): void {
  followers.add(follower);
}

/** Changes that one transaction passes on. */
const BATCH = 500;
/** Batches are passed on one after another, so that followers see changes in an order that never goes back. */
const LOCK = 'listing_changes';

/** Passes committed changes on to all followers, each once; a listing whose words the search does not know yet waits. */
export async function passOnListingChanges(db: Db): Promise<void> {
  for (;;) {
    const taken = await tx(db, async (trx) => {
      await sql`SELECT pg_advisory_xact_lock(hashtext(${LOCK}))`.execute(trx);
      const { rows } = await sql<ListingChange>`
        DELETE FROM listing_changes WHERE ctid = ANY(ARRAY(
          SELECT change.ctid FROM listing_changes AS change
          WHERE NOT EXISTS (SELECT FROM search_vocabulary_queue AS waiting WHERE waiting.listing_id = change.listing_id)
          ORDER BY changed_at LIMIT ${BATCH}
        )) RETURNING listing_id AS "listingId", item_id AS "itemId", is_new AS "isNew"`.execute(trx);
      if (rows.length > 0) for (const follower of followers) await follower(trx, rows);
      return rows.length;
    });
    if (taken < BATCH) return;
  }
}
