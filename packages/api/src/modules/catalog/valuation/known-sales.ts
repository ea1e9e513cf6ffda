import { sql } from 'kysely';
import type { Db } from '#api/platform/db/database.ts';
import { memoizeWithTtl } from '#api/platform/memoize-with-ttl.ts';
import { learnValuation, type ValuationBasis } from './learn-valuation.model.ts';
import { type InstrumentSale, type PastError, pastErrorOf } from './past-error.model.ts';

/** The newest past sales from which the market is learned. */
const LEARNED_FROM = 20_000;
const HOUR_MS = 3_600_000;

/** The newest past sales with the maker and kind of their model, at most 20,000. */
export async function loadKnownSales(db: Db): Promise<readonly InstrumentSale[]> {
  const { rows } = await sql<InstrumentSale>`
    WITH models AS (SELECT DISTINCT ON (model_key) model_key, brand_id, type_id FROM items ORDER BY model_key, id)
    SELECT sale.id, sale.model_key AS "modelKey", sale.year, sale.condition, sale.originality, sale.amount_cents AS cents,
      sale.sold_at AS "soldAt", models.brand_id AS "brandId", models.type_id AS "typeId",
      coalesce(sold.brand_id || ' ' || nullif(sold.serial, ''), sale.id) AS instrument
    FROM (SELECT * FROM past_sales ORDER BY sold_at DESC LIMIT ${LEARNED_FROM}) AS sale
    LEFT JOIN models ON models.model_key = sale.model_key
    LEFT JOIN line_items line ON line.id = sale.id LEFT JOIN listings listing ON listing.id = line.listing_id
    LEFT JOIN items sold ON sold.id = listing.item_id`.execute(db);
  return rows;
}

/** What valuations reckon with, learned from the past sales once an hour. */
export const loadValuationBasis: (db: Db) => Promise<ValuationBasis> = memoizeWithTtl(HOUR_MS, async (db) =>
  learnValuation(await loadKnownSales(db)),
);

/** How well valuations told the newest past sales, reckoned once an hour; null where the shop has sold too little to say. */
export const loadPastError: (db: Db) => Promise<PastError | null> = memoizeWithTtl(HOUR_MS, async (db) =>
  pastErrorOf(await loadKnownSales(db)),
);
