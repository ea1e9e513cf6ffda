import { sql } from 'kysely';
import type { AccountPart } from '#api/platform/account-data/account-part.ts';
import { moves, withItsOwner } from '#api/platform/account-data/when-merged.ts';

const soldStays = { kept: 'What was for sale is part of its buyers’ orders and offers; drafts are deleted.' } as const;

/** What the listings of sellers keep of accounts. */
export const accountPart: AccountPart = {
  tables: {
    asked_views: {
      title: { en: 'Views that you asked sellers for', fr: 'Vues demandées aux vendeurs' },
      isOwn: (accountId) => sql`account_id = ${accountId}`,
      whenDeleted: 'deleted',
      whenMerged: { moves: [{ column: 'account_id', unlessSame: ['listing_id', 'shot'] }] },
    },
    listing_drafts: {
      title: { en: 'Drafts of your listings', fr: 'Brouillons de vos annonces' },
      isOwn: (accountId) => sql`seller_account_id = ${accountId}`,
      whenDeleted: soldStays,
      whenMerged: moves('seller_account_id'),
    },
    listing_papers: {
      title: { en: 'Papers with your listings', fr: 'Documents joints à vos annonces' },
      isOwn: (accountId) => sql`listing_id IN (SELECT id FROM listing_drafts WHERE seller_account_id = ${accountId})`,
      whenDeleted: 'deleted',
      whenMerged: withItsOwner,
    },
    listing_steps: {
      title: { en: 'What happened to your listings', fr: 'Ce qui est arrivé à vos annonces' },
      isOwn: (accountId) => sql`listing_id IN (SELECT id FROM listing_drafts WHERE seller_account_id = ${accountId})`,
      without: ['account_id'],
      whenDeleted: soldStays,
      whenMerged: { stays: 'Who took a step stays written down.' },
    },
  },
  erase: async (trx, { id }) => {
    await trx.deleteFrom('asked_views').where('account_id', '=', id).execute();
    await sql`DELETE FROM listing_papers USING listing_drafts
      WHERE listing_drafts.id = listing_papers.listing_id AND seller_account_id = ${id}`.execute(trx);
    await trx.deleteFrom('listing_drafts').where('seller_account_id', '=', id).where('published', 'is', null).execute();
    await sql`
      UPDATE listing_drafts SET document = published, submitted_at = NULL, paused_until = NULL,
        state = CASE WHEN item_id IS NULL THEN state ELSE 'ENDED' END, version = version + 1, updated_at = now()
      WHERE seller_account_id = ${id}`.execute(trx);
  },
};
