import { sql } from 'kysely';
import type { Db } from '#api/platform/db/database.ts';
import { type CountedPage, type PageArgs, readCountedPage } from '#api/platform/db/keyset-page.ts';
import { unitCost } from '#api/modules/payments/index.ts';

/** Whose instruments, and for how long they have been for sale at least. */
export type SlowStockFilter = PageArgs & { readonly days: number; readonly isOwn?: boolean | null };

/** Own and consigned instruments for sale that nobody holds by law. */
const forSale = sql`
  FROM listings JOIN items ON items.id = listings.item_id JOIN accounts seller ON seller.id = listings.seller_account_id
  WHERE listings.status = 'live' AND listings.is_published AND items.year_from IS NOT NULL`;
const own = sql`(seller.is_admin OR NOT (seller.is_private_seller OR seller.is_professional_seller))`;

/** A page of the instruments that have been for sale for so many days, the longest first. */
export function readSlowStock(db: Db, { days, isOwn = null, ...args }: SlowStockFilter): Promise<CountedPage> {
  // Pages run from the latest to the earliest moment: counted back from a day ahead, the oldest is the latest.
  const source = sql`
    SELECT listings.id, timestamptz '2200-01-01' - (date_trunc('milliseconds', listings.listed_at) - timestamptz '1970-01-01') AS at,
      'listing' AS kind
    ${forSale} AND listings.listed_at <= now() - make_interval(days => ${days}::integer)
      AND (${isOwn}::boolean IS NULL OR ${own} = ${isOwn}::boolean)`;
  return readCountedPage(db, source, args, 50);
}

/** How many instruments have been for sale for how long, and what is tied up in them. Whole cents. */
export type StockAgeBand = {
  readonly fromDays: number;
  readonly toDays: number | null;
  readonly count: number;
  readonly askingCents: number;
  readonly costCents: number;
  /** Of the shop's own: those whose cost nobody entered. */
  readonly uncosted: number;
};

/** The instruments for sale by their age, youngest first. */
export async function readStockAgeBands(db: Db): Promise<StockAgeBand[]> {
  const { rows } = await sql<StockAgeBand>`
    SELECT band.from_days AS "fromDays", band.to_days AS "toDays", count(piece.id)::integer AS count,
      coalesce(sum(piece.asking_cents), 0)::bigint AS "askingCents", coalesce(sum(piece.cost), 0)::bigint AS "costCents",
      (count(*) FILTER (WHERE piece.is_own AND piece.cost IS NULL))::integer AS uncosted
    FROM (VALUES (0, 30), (31, 90), (91, 180), (181, 365), (366, NULL)) AS band (from_days, to_days)
    LEFT JOIN (
      SELECT listings.id, listings.asking_cents, ${own} AS is_own, ${unitCost(sql.ref('listings.id'))} AS cost,
        floor(extract(epoch FROM now() - listings.listed_at) / 86400) AS age ${forSale}
    ) AS piece ON piece.age >= band.from_days AND (band.to_days IS NULL OR piece.age <= band.to_days)
    GROUP BY band.from_days, band.to_days ORDER BY band.from_days`.execute(db);
  return rows;
}
