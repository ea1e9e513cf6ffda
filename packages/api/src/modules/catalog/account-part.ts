import { sql } from 'kysely';
import type { AccountPart } from '#api/platform/account-data/account-part.ts';

const isOwn = (accountId: string) => sql<boolean>`seller_account_id = ${accountId}`;
const ofOwnItem = (accountId: string) =>
  sql<boolean>`item_id IN (SELECT id FROM items WHERE seller_account_id = ${accountId})`;
const soldStays = { kept: 'What was sold is part of its buyer’s order; what is live goes off the shop.' } as const;

/** What the catalogue keeps of sellers. */
export const accountPart: AccountPart = {
  tables: {
    items: { title: { en: 'Your instruments', fr: 'Vos instruments' }, isOwn, whenDeleted: soldStays },
    item_texts: {
      title: { en: 'Their descriptions', fr: 'Leurs descriptions' },
      isOwn: ofOwnItem,
      whenDeleted: soldStays,
    },
    item_images: { title: { en: 'Their pictures', fr: 'Leurs photos' }, isOwn: ofOwnItem, whenDeleted: soldStays },
    listings: {
      title: { en: 'Your listings', fr: 'Vos annonces' },
      isOwn,
      without: ['search', 'names'],
      whenDeleted: soldStays,
    },
    listing_counts: {
      leftOut: 'Counts of listings by seller, computed from them.',
      whenDeleted: { kept: 'They follow the listings by themselves.' },
    },
    listing_count_deltas: {
      leftOut: 'Changes of the counts that are not summed up yet.',
      whenDeleted: { kept: 'They are summed up within a second.' },
    },
  },
  erase: async (trx, { id }) => {
    await trx
      .updateTable('listings')
      .set({ status: 'withdrawn' })
      .where('seller_account_id', '=', id)
      .where('status', '=', 'live')
      .execute();
  },
};
