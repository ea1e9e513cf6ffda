/** What the benchmark of valuations needs: the valuation itself, and the past sales of a shop with what tells two of one instrument. */
import { sql } from 'kysely';
import type { Db } from '#api/platform/db/database.ts';
import type { InstrumentSale } from '#api/modules/catalog/index.ts';

export {
  comparablesOf,
  errorOf,
  holdOut,
  indexSales,
  type KnownSale,
  learnValuation,
  medianOf,
  valueInstrument,
} from '#api/modules/catalog/index.ts';

/** A past sale with its category and the name of its model. */
export type MeasuredSale = InstrumentSale & {
  readonly categoryId: string | null;
  readonly modelName: string | null;
};

/** All past sales of a shop, the oldest first. */
export async function loadMeasuredSales(db: Db): Promise<readonly MeasuredSale[]> {
  const { rows } = await sql<MeasuredSale>`
    WITH models AS (
      SELECT DISTINCT ON (model_key) model_key, brand_id, type_id, category_id, lower(model) AS name FROM items ORDER BY model_key, id
    )
    SELECT sale.id, sale.model_key AS "modelKey", sale.year, sale.condition, sale.originality, sale.amount_cents AS cents,
      sale.sold_at AS "soldAt", models.brand_id AS "brandId", models.type_id AS "typeId",
      models.category_id AS "categoryId", models.name AS "modelName",
      coalesce(sold.brand_id || ' ' || nullif(sold.serial, ''), sale.id) AS instrument
    FROM past_sales sale LEFT JOIN models ON models.model_key = sale.model_key
    LEFT JOIN line_items line ON line.id = sale.id LEFT JOIN listings listing ON listing.id = line.listing_id
    LEFT JOIN items sold ON sold.id = listing.item_id
    ORDER BY sale.sold_at, sale.id`.execute(db);
  return rows;
}
