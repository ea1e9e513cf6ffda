import { sql } from 'kysely';
import type { Db } from '#api/platform/db/database.ts';
import { lastMonths } from '#api/platform/shop-months.ts';
import { entriesOf } from './seller-month.ts';

/** What a month in the ledger came to for a seller, in whole cents. */
export type SellerMonthSum = {
  /** `2026-11`, in the shop's time zone. */
  readonly month: string;
  /** Goods and shipping that were sold, less what was refunded, returned and disputed. */
  readonly salesCents: number;
  /** The shop's share of it. */
  readonly feesCents: number;
  /** What is left of the sales after the fees: what the month added to the balance. */
  readonly netCents: number;
  /** What was paid out, less what came back. */
  readonly payoutsCents: number;
};

/** The last `count` months of a seller, the oldest first; months without entries are zero. */
export async function readSellerMonths(db: Db, sellerId: string, count: number): Promise<readonly SellerMonthSum[]> {
  const months = lastMonths(count);
  const { rows } = await sql<{ month: string; net: number; fee: number; payouts: number }>`
    SELECT month,
      coalesce(sum(net) FILTER (WHERE kind NOT IN ('payout', 'payout-failed')), 0)::bigint AS net,
      coalesce(sum(fee) FILTER (WHERE kind NOT IN ('payout', 'payout-failed')), 0)::bigint AS fee,
      coalesce(-sum(net) FILTER (WHERE kind IN ('payout', 'payout-failed')), 0)::bigint AS payouts
    FROM (${entriesOf(sellerId)}) AS entries WHERE month >= ${months[0]} GROUP BY month
  `.execute(db);
  const sums = new Map(rows.map((row) => [row.month, row]));
  return months.map((month) => {
    const { net, fee, payouts } = sums.get(month) ?? { net: 0, fee: 0, payouts: 0 };
    return { month, salesCents: net - fee, feesCents: -fee, netCents: net, payoutsCents: payouts };
  });
}
