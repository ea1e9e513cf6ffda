import { sql } from 'kysely';
import type { AccountPart } from '#api/platform/account-data/account-part.ts';
import { moves, ofStaff, withItsOwner } from '#api/platform/account-data/when-merged.ts';

const isOwn = (accountId: string) => sql<boolean>`seller_account_id = ${accountId}`;
const ofOwnItem = (accountId: string) =>
  sql<boolean>`item_id IN (SELECT id FROM items WHERE seller_account_id = ${accountId})`;
const soldStays = { kept: 'What was sold is part of its buyer’s order; what is live goes off the shop.' } as const;

/** What the catalogue keeps of sellers. */
export const accountPart: AccountPart = {
  tables: {
    items: {
      title: { en: 'Your instruments', fr: 'Vos instruments' },
      isOwn,
      whenDeleted: soldStays,
      whenMerged: moves('seller_account_id'),
    },
    item_texts: {
      title: { en: 'Their descriptions', fr: 'Leurs descriptions' },
      isOwn: ofOwnItem,
      whenDeleted: soldStays,
      whenMerged: withItsOwner,
    },
    item_clips: {
      title: { en: 'Their sounds and videos', fr: 'Leurs sons et vidéos' },
      isOwn: ofOwnItem,
      whenDeleted: soldStays,
      whenMerged: withItsOwner,
    },
    item_images: {
      title: { en: 'Their pictures', fr: 'Leurs photos' },
      isOwn: ofOwnItem,
      whenDeleted: soldStays,
      whenMerged: withItsOwner,
    },
    listings: {
      title: { en: 'Your listings', fr: 'Vos annonces' },
      isOwn,
      without: ['search', 'names', 'traits', 'dropped_from_cents'],
      whenDeleted: soldStays,
      whenMerged: moves('seller_account_id'),
    },
    search_synonym_revisions: {
      leftOut: 'What staff wrote for the shop belongs to the shop; only who wrote it is known.',
      whenDeleted: { kept: 'The synonyms of the search stay; their authors are forgotten.' },
      whenMerged: ofStaff,
    },
    name_changes: {
      leftOut: 'What staff changed about names belongs to the shop; only who changed it is known.',
      whenDeleted: { kept: 'The changes stay; their authors are forgotten.' },
      whenMerged: ofStaff,
    },
    listing_counts: {
      leftOut: 'Counts of listings by seller, computed from them.',
      whenDeleted: { kept: 'They follow the listings by themselves.' },
      whenMerged: { stays: 'Counted anew by triggers as listings move.' },
    },
    listing_count_deltas: {
      leftOut: 'Changes of the counts that are not summed up yet.',
      whenDeleted: { kept: 'They are summed up within a second.' },
      whenMerged: { stays: 'Counted anew by triggers as listings move.' },
    },
  },
  merging: {
    obstacles: async (db, { keptId, closedId }) => {
      const { rows } = await sql<{ count: number }>`
        SELECT count(*)::integer AS count FROM items AS own JOIN items AS other ON other.sku = own.sku
        WHERE own.seller_account_id = ${closedId} AND other.seller_account_id = ${keptId}`.execute(db);
      return [{ kind: 'sku', count: rows[0]?.count ?? 0 }];
    },
  },
  erase: async (trx, { id }) => {
    await trx
      .updateTable('search_synonym_revisions')
      .set({ author_account_id: null })
      .where('author_account_id', '=', id)
      .execute();
    await trx.updateTable('name_changes').set({ account_id: null }).where('account_id', '=', id).execute();
    await trx
      .updateTable('listings')
      .set({ status: 'withdrawn' })
      .where('seller_account_id', '=', id)
      .where('status', '=', 'live')
      .execute();
  },
};
