import { sql } from 'kysely';
import { type AccountPart, keptByLaw } from '#api/platform/account-data/account-part.ts';
import { eraseSales, lockSales } from './erase.ts';
import { findObstacles } from './obstacles.ts';
import { salesMergeObstacles, salesWhenMerged } from './when-merged.ts';
import { ofStaff, withItsOwner } from '#api/platform/account-data/when-merged.ts';

/** A seller's own offers are the seller's only once they were taken up: before, they say who watches. */
const ofTwo = (accountId: string) =>
  sql<boolean>`(buyer_account_id = ${accountId} OR (seller_account_id = ${accountId} AND NOT is_hidden))`;
const ofOwnOrder = (accountId: string) =>
  sql<boolean>`order_id IN (SELECT id FROM orders WHERE ${accountId} IN (account_id, seller_account_id))`;

/** A move that a rule of the seller made: its buyer is told that the seller did (`toldToBuyer`). */
const isRuleHiddenFrom = (buyerId: string) => sql<boolean>`reason IN ('threshold', 'rule')
  AND offer_id IN (SELECT id FROM offers WHERE buyer_account_id = ${buyerId})`;

const offersStay = { kept: 'Only of what was bought with them, and of those who made offers to you.' } as const;

/** What carts, orders and offers keep of accounts. */
export const accountPart: AccountPart = {
  tables: {
    orders: {
      title: { en: 'Orders that you bought or sold', fr: 'Commandes achetées ou vendues' },
      isOwn: (accountId) => sql`${accountId} IN (account_id, seller_account_id)`,
      // Secrets; and who it is on the other side and among the staff.
      without: [
        'session_id',
        'guest_key',
        'paying_payment_id',
        'tax_quote_ref',
        'analytics_shown',
        'version',
        'contact_id',
        'salesperson_id',
        'drafted_by',
        'assigned_staff_account_id',
        'in_drafts',
        'address_id',
        'shipping_override_reason',
        'shipping_quoted_cents',
      ],
      whenDeleted: keptByLaw,
      whenMerged: salesWhenMerged.orders,
    },
    line_items: {
      title: { en: 'What was in them', fr: 'Leur contenu' },
      isOwn: ofOwnOrder,
      without: ['notes', 'override_reason', 'override_listed_cents'],
      whenDeleted: keptByLaw,
      whenMerged: withItsOwner,
    },
    sealed_records: {
      title: { en: 'What their listings said when they were paid', fr: 'Ce que disaient les annonces au paiement' },
      isOwn: ofOwnOrder,
      whenDeleted: keptByLaw,
      whenMerged: withItsOwner,
    },
    layaways: {
      title: { en: 'Layaways', fr: 'Mises de côté' },
      isOwn: ofOwnOrder,
      whenDeleted: keptByLaw,
      whenMerged: withItsOwner,
    },
    draft_orders: {
      leftOut: 'How staff prepared an order; the order itself is there.',
      whenDeleted: keptByLaw,
      whenMerged: withItsOwner,
    },
    layaway_instalments: {
      title: { en: 'Their instalments', fr: 'Leurs échéances' },
      isOwn: ofOwnOrder,
      whenDeleted: keptByLaw,
      whenMerged: withItsOwner,
    },
    return_requests: {
      title: { en: 'Returns', fr: 'Retours' },
      isOwn: ofOwnOrder,
      whenDeleted: keptByLaw,
      whenMerged: withItsOwner,
    },
    payout_runs: { leftOut: 'Only staff stands in it.', whenDeleted: keptByLaw, whenMerged: ofStaff },
    payout_run_items: {
      title: { en: 'Runs in which you were paid', fr: 'Lots de versements' },
      isOwn: (accountId) => sql`seller_account_id = ${accountId}`,
      without: ['problem'],
      whenDeleted: keptByLaw,
      whenMerged: { stays: 'A run says to whom it paid at that time.' },
    },
    offers: {
      title: { en: 'Offers', fr: 'Offres' },
      isOwn: ofTwo,
      // What a seller's rules are about to answer is no buyer's business.
      without: ['automatic_at', 'automatic_kind', 'automatic_cents', 'is_hidden'],
      told: (accountId) => ({
        declined_by: sql`CASE WHEN buyer_account_id = ${accountId} AND declined_by = 'AUTOMATIC' THEN 'SELLER' ELSE declined_by END`,
      }),
      whenDeleted: offersStay,
      whenMerged: salesWhenMerged.offers,
    },
    offer_moves: {
      title: { en: 'How they went', fr: 'Leur déroulement' },
      isOwn: (accountId) => sql`offer_id IN (SELECT id FROM offers WHERE ${ofTwo(accountId)})`,
      told: (accountId) => ({
        made_by: sql`CASE WHEN ${isRuleHiddenFrom(accountId)} THEN 'SELLER' ELSE made_by END`,
        reason: sql`CASE WHEN ${isRuleHiddenFrom(accountId)} THEN NULL ELSE reason END`,
      }),
      whenDeleted: offersStay,
      whenMerged: withItsOwner,
    },
    waitlist_entries: {
      title: { en: 'Waitlists', fr: 'Listes d’attente' },
      isOwn: (accountId) => sql`account_id = ${accountId}`,
      without: ['session_id'],
      whenDeleted: 'deleted',
      whenMerged: salesWhenMerged.waitlist_entries,
    },
  },
  lock: lockSales,
  obstacles: findObstacles,
  erase: eraseSales,
  merging: { obstacles: salesMergeObstacles },
};
