import { sql } from 'kysely';
import type { Db } from '#api/platform/db/database.ts';

/** A price that is asked about, of a listing. */
export type AskedPrice = { readonly listingId: string; readonly cents: number };

/** What others of the model sold for within five years of its year, and how fast those at about the price went. */
export type Comparison = {
  readonly count: number;
  /** Null without any. */
  readonly medianCents: number | null;
  /** Others that sold here for within 15 percent of the price. */
  readonly paceCount: number;
  /** Days from listing to sale, of half of these at most; null without any. */
  readonly daysToSell: number | null;
};

const key = ({ listingId, cents }: AskedPrice): string => `${listingId} ${cents}`;

/** Compares prices of listings with others of their models; one statement. Gives a function that finds each comparison. */
export async function comparePrices(
  db: Db,
  asked: readonly AskedPrice[],
): Promise<(price: AskedPrice) => Comparison | undefined> {
  if (asked.length === 0) return () => undefined;
  const ids = asked.map(({ listingId }) => listingId);
  const prices = asked.map(({ cents }) => cents);
  const { rows } = await sql<AskedPrice & Comparison>`
    SELECT asked.listing_id AS "listingId", asked.cents::bigint AS cents, sold.count, sold.median::bigint AS "medianCents",
      pace.count AS "paceCount", pace.days::integer AS "daysToSell"
    FROM (SELECT DISTINCT * FROM unnest(${ids}::text[], ${prices}::bigint[]) AS given (listing_id, cents)) AS asked
    JOIN listings ON listings.id = asked.listing_id JOIN items ON items.id = listings.item_id
    CROSS JOIN LATERAL (
      SELECT count(*)::integer AS count, round(percentile_cont(0.5) WITHIN GROUP (ORDER BY amount_cents)::numeric) AS median
      FROM past_sales WHERE past_sales.model_key = items.model_key
        AND (items.year_from IS NULL OR past_sales.year IS NULL OR abs(past_sales.year - items.year_from) <= 5)
    ) AS sold
    CROSS JOIN LATERAL (
      SELECT count(*)::integer AS count,
        ceil(percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM other.sold_at - other.listed_at) / 86400)::numeric) AS days
      FROM items AS alike JOIN listings AS other ON other.item_id = alike.id
      WHERE alike.model_key = items.model_key AND other.id <> listings.id AND other.status = 'sold'
        AND other.sold_at > other.listed_at AND other.asking_cents BETWEEN asked.cents * 0.85 AND asked.cents * 1.15
    ) AS pace`.execute(db);
  const found = new Map(rows.map((row) => [key(row), row]));
  return (price) => found.get(key(price));
}
