import { sql } from 'kysely';
import type { Db } from '#api/platform/db/database.ts';
import type { AccountPair, MergeObstacle, WhenMerged } from '#api/platform/account-data/merged-rows.ts';

/** Of a buyer and a listing one offer is open, and one comes from its seller. */
const hasOffer = ({ keptId }: AccountPair) => sql<boolean>`EXISTS (SELECT FROM offers AS other
  WHERE other.listing_id = t.listing_id AND other.buyer_account_id = ${keptId})`;

/** What becomes of orders, offers and waitlists when their account is merged into another. */
export const salesWhenMerged = {
  orders: {
    moves: [
      {
        column: 'account_id',
        unless: () => sql`(t.completed_at IS NULL AND t.cancelled_at IS NULL AND t.drafted_by IS NULL)`,
      },
      { column: 'seller_account_id' },
    ],
    stays: {
      en: 'A cart stays with its account; what is in it can be added again.',
      fr: 'Un panier reste avec son compte ; son contenu peut être ajouté de nouveau.',
    },
  },
  offers: {
    moves: [
      {
        column: 'buyer_account_id',
        unless: (pair) => sql`(t.seller_account_id = ${pair.keptId} OR ${hasOffer(pair)})`,
      },
      { column: 'seller_account_id', unless: ({ keptId }) => sql`t.buyer_account_id = ${keptId}` },
    ],
    stays: {
      en: 'The account that is kept has made an offer for the same instrument, or it is one between the two accounts.',
      fr: 'Le compte conservé a fait une offre pour le même instrument, ou elle oppose les deux comptes.',
    },
  },
  waitlist_entries: {
    moves: [{ column: 'account_id', unlessSame: ['listing_id'] }],
    stays: {
      en: 'The account that is kept waits for the same instrument.',
      fr: 'Le compte conservé attend le même instrument.',
    },
  },
} as const satisfies Readonly<Record<string, WhenMerged>>;

/** What of carts and payouts has to end before two accounts are merged. */
export async function salesMergeObstacles(
  db: Db,
  { keptId, closedId }: AccountPair,
): Promise<readonly MergeObstacle[]> {
  const { rows } = await sql<{ between: number; payments: number; carts: number; runs: number }>`
    SELECT
      (SELECT count(*)::integer FROM orders WHERE completed_at IS NOT NULL
        AND (account_id, seller_account_id) IN ((${keptId}, ${closedId}), (${closedId}, ${keptId}))) AS between,
      (SELECT count(*)::integer FROM orders WHERE completed_at IS NULL AND paying_payment_id IS NOT NULL
        AND (account_id IN (${keptId}, ${closedId}) OR seller_account_id = ${closedId})) AS payments,
      (SELECT count(*)::integer FROM orders AS own
        WHERE own.seller_account_id = ${closedId} AND own.completed_at IS NULL AND own.cancelled_at IS NULL
          AND (own.account_id = ${keptId} OR EXISTS (SELECT FROM orders AS other
            WHERE other.seller_account_id = ${keptId} AND other.completed_at IS NULL AND other.cancelled_at IS NULL
              AND (other.account_id = own.account_id
                OR (other.account_id IS NULL AND own.account_id IS NULL AND other.session_id = own.session_id))))) AS carts,
      (SELECT count(*)::integer FROM payout_run_items
        WHERE seller_account_id IN (${keptId}, ${closedId}) AND state = 'WAITING') AS runs`.execute(db);
  const { between = 0, payments = 0, carts = 0, runs = 0 } = rows[0] ?? {};
  return [
    { kind: 'between', count: between },
    { kind: 'payments', count: payments },
    { kind: 'carts', count: carts },
    { kind: 'payout-run', count: runs },
  ];
}
