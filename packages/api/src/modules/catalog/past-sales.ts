import { sql } from 'kysely';
import type { Db, Tx } from '#api/platform/db/database.ts';
import { mergeReads } from '#api/platform/db/merge-reads.ts';
import { runNamed } from '#api/platform/db/named-query.ts';
import { type Money, toMoney } from '#api/platform/money.ts';

/** A thing that was sold, for a price of one piece in cents; `id` names the sale. */
export type PastSale = {
  readonly id: string;
  readonly listingId: string;
  readonly unitCents: number;
  readonly soldAt: Date;
};

/**
 * Adds sales to the past sales of their models. Things without a year are goods of which there are more, and nobody asks
 * what others of them sold for: they are left out. A sale that is known already is kept as it is.
 */
export async function addPastSales(trx: Tx, sales: readonly PastSale[]): Promise<void> {
  if (sales.length === 0) return;
  await sql`INSERT INTO past_sales (id, model_key, year, condition, originality, amount_cents, sold_at)
    SELECT sale.id, item.model_key, item.year_from, item.condition, item.originality, sale.unit_cents, sale.sold_at
    FROM unnest(
      ${sales.map(({ id }) => id)}::text[], ${sales.map(({ listingId }) => listingId)}::text[],
      ${sales.map(({ unitCents }) => unitCents)}::bigint[], ${sales.map(({ soldAt }) => soldAt.toISOString())}::timestamptz[]
    ) AS sale (id, listing_id, unit_cents, sold_at)
    JOIN listings listing ON listing.id = sale.listing_id JOIN items item ON item.id = listing.item_id
    WHERE item.year_from IS NOT NULL
    ON CONFLICT (id) DO NOTHING`.execute(trx);
}

/** Takes a sale that came back out of the past sales. */
export async function removePastSale(trx: Tx, id: string): Promise<void> {
  await trx.deleteFrom('past_sales').where('id', '=', id).execute();
}

/** What others of a model sold for, as the schema's type `PastSale` reads it. */
export type PastSaleView = { readonly year: string | null; readonly price: Money; readonly soldAt: Date };

/** Of which model, and without the sale of which listing. */
export type PastSalesKey = { readonly modelKey: string; readonly listingId: string | null };

type Row = { position: number; year: number | null; amount_cents: number; sold_at: Date };

const MOST_PAST_SALES = 12;

const readPastSales = mergeReads(async (db: Db, keys: readonly string[]) => {
  const wanted = keys.map((key): [string, string | null] => JSON.parse(key));
  const query = sql<Row>`
    SELECT wanted.position, sale.year, sale.amount_cents, sale.sold_at
    FROM unnest(
      ${wanted.map(([modelKey]) => modelKey)}::text[], ${wanted.map(([, listingId]) => listingId)}::text[]
    ) WITH ORDINALITY AS wanted (model_key, listing_id, position)
    CROSS JOIN LATERAL (
      SELECT year, amount_cents, sold_at FROM past_sales
      WHERE past_sales.model_key = wanted.model_key AND NOT EXISTS (
        SELECT FROM line_items WHERE line_items.id = past_sales.id AND line_items.listing_id = wanted.listing_id
      )
      ORDER BY sold_at DESC LIMIT ${MOST_PAST_SALES}
    ) AS sale
    ORDER BY wanted.position, sale.sold_at DESC`;
  const byPosition = Map.groupBy(await runNamed(db, query.compile(db)), ({ position }) => position);
  return new Map(keys.map((key, index) => [key, (byPosition.get(index + 1) ?? []).map(toView)]));
});

const toView = ({ year, amount_cents: cents, sold_at: soldAt }: Row): PastSaleView => ({
  year: year === null ? null : String(year),
  price: toMoney(cents),
  soldAt,
});

const textOf = ({ modelKey, listingId }: PastSalesKey): string => JSON.stringify([modelKey, listingId]);

/** The past sales for each key, newest first, at most twelve; in the sequence of the keys, with one statement. */
export async function loadPastSales(db: Db, keys: readonly PastSalesKey[]): Promise<PastSaleView[][]> {
  const sales = await readPastSales(db, keys.map(textOf));
  return keys.map((key) => sales.get(textOf(key)) ?? []);
}
