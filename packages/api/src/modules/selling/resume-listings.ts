import { sql } from 'kysely';
import type { Db, Tx } from '#api/platform/db/database.ts';
import { tx } from '#api/platform/db/tx.ts';
import { workThrough } from '#api/platform/jobs/work-through.ts';
import { lockListing, offerAgain } from '#api/modules/catalog/index.ts';
import { noteStep } from './move-listing.ts';
import { notifyOfListing } from './notify-of-listing.ts';

const BATCH = 100;

/** Whether a pause is over. */
export const hasDuePauses = sql<boolean>`EXISTS (SELECT FROM listing_drafts WHERE state = 'PAUSED' AND paused_until <= now())`;

async function resume(trx: Tx, id: string, baseUrl: URL): Promise<boolean> {
  const listings = await lockListing(trx, id);
  // Guarded: the seller may have resumed or ended it at this moment.
  const moved = await trx
    .updateTable('listing_drafts')
    .set((eb) => ({
      state: 'LISTING_ACTIVE',
      paused_until: null,
      version: eb('version', '+', 1),
      updated_at: new Date(),
    }))
    .where('id', '=', id)
    .where('state', '=', 'PAUSED')
    .where('paused_until', '<=', sql<Date>`now()`)
    .returning(['document', 'seller_account_id as sellerId'])
    .executeTakeFirst();
  if (!moved) return false;
  const ids = listings.map((listing) => listing.id);
  await offerAgain(trx, ids, false);
  const step = await noteStep(trx, {
    id,
    action: 'RESUME',
    from: 'PAUSED',
    to: 'LISTING_ACTIVE',
    by: 'SHOP',
    accountId: null,
  });
  await notifyOfListing(trx, 'resumed', { id, ...moved, step }, baseUrl);
  return true;
}

/** Puts listings back on the shop whose pause is over, each in a transaction of its own; gives how many. */
export async function resumeListings(db: Db, baseUrl: URL): Promise<number> {
  return workThrough({
    next: async (seen) => {
      const due = await db
        .selectFrom('listing_drafts')
        .select('id')
        .where('state', '=', 'PAUSED')
        .where('paused_until', '<=', sql<Date>`now()`)
        .where(sql<boolean>`id <> ALL(${seen}::text[])`)
        .orderBy('paused_until')
        .limit(BATCH)
        .execute();
      return due.map(({ id }) => id);
    },
    work: (id) => tx(db, (trx) => resume(trx, id, baseUrl)),
  });
}
