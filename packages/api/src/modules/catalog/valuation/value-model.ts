import { sql } from 'kysely';
import { cleanText } from '#api/platform/db/columns.ts';
import type { Db } from '#api/platform/db/database.ts';
import type { Locale } from '#api/platform/locale.ts';
import { loadValuationBasis } from './known-sales.ts';
import { originalityEffect } from './originality.model.ts';
import {
  type Comparable,
  type Subject,
  type Valuation,
  valueInstrument,
  type WeighedComparable,
} from './valuation.model.ts';

/** An instrument to value, by what its owner calls it. */
export type NamedInstrument = Subject & {
  readonly brand: string;
  readonly model: string;
  /** Not compared with itself. */
  readonly exceptListingId?: string | null;
};

/** A comparable, with the item that is for sale; a sale has neither. */
export type NamedComparable = WeighedComparable & { readonly itemId: string | null; readonly title: string | null };

export type NamedValuation = Omit<Valuation, 'comparables'> & { readonly comparables: readonly NamedComparable[] };

type Row = Comparable & { readonly itemId: string | null; readonly title: string | null };

const MOST_SALES = 120;
const MOST_LISTED = 40;

/**
 * Comparables of an instrument: of its model by maker and name, however these are written, else of the maker, else of the kind. What is
 * for sale twice, and a sale of the very listing, count once or not at all.
 */
async function findComparables(
  db: Db,
  { brand, model, year, exceptListingId = null }: NamedInstrument,
  locale: Locale,
): Promise<readonly Row[]> {
  const [maker, name] = [cleanText(brand).trim().toLowerCase(), cleanText(model).trim().toLowerCase()];
  const { rows } = await sql<Row>`
    WITH makers AS MATERIALIZED (
      SELECT items.model_key, items.type_id, lower(items.model) AS model FROM items JOIN brands ON brands.id = items.brand_id
      WHERE lower(brands.name) = ${maker} AND items.year_from IS NOT NULL AND items.parent_item_id IS NULL
    ), named AS MATERIALIZED (
      SELECT model_key, type_id FROM makers WHERE model = ${name}
      UNION SELECT model_key, type_id FROM makers WHERE ${name} <> '' AND NOT EXISTS (SELECT FROM makers WHERE model = ${name})
        AND (strpos(model, ${name}) > 0 OR strpos(${name}, model) > 0)
    ), near AS MATERIALIZED (
      SELECT model_key, 'model' AS nearness FROM named
      UNION SELECT model_key, 'maker' FROM makers WHERE model_key NOT IN (SELECT model_key FROM named)
        AND (type_id IN (SELECT type_id FROM named) OR NOT EXISTS (SELECT FROM named))
    )
    (SELECT sale.id, 'SOLD' AS kind, near.nearness, sale.year, sale.condition, sale.originality, sale.amount_cents AS cents, sale.sold_at AS at,
      NULL::text AS "itemId", NULL::text AS title
    FROM near JOIN past_sales sale ON sale.model_key = near.model_key
    WHERE NOT EXISTS (SELECT FROM line_items WHERE line_items.id = sale.id AND line_items.listing_id = ${exceptListingId})
    ORDER BY near.nearness DESC, abs(coalesce(sale.year - ${year}::integer, 0)), sale.sold_at DESC LIMIT ${MOST_SALES})
    UNION ALL
    (SELECT listing.id, 'LIVE', near.nearness, item.year_from, item.condition, item.originality, listing.asking_cents, listing.listed_at,
      item.id, text.title
    FROM near JOIN items item ON item.model_key = near.model_key AND item.parent_item_id IS NULL
      JOIN listings listing ON listing.item_id = item.id AND listing.status = 'live' AND listing.id IS DISTINCT FROM ${exceptListingId}
      JOIN item_texts text ON text.item_id = item.id AND text.locale = ${locale}
    WHERE near.nearness = 'model'
    ORDER BY abs(coalesce(item.year_from - ${year}::integer, 0)), listing.listed_at DESC LIMIT ${MOST_LISTED})`.execute(
    db,
  );
  return rows;
}

/** What an instrument would fetch at a moment, by what others of it were sold for and cost; null where there is nothing to compare. */
export async function valueNamed(
  db: Db,
  instrument: NamedInstrument,
  locale: Locale,
  at: Date,
): Promise<NamedValuation | null> {
  const [basis, rows] = await Promise.all([loadValuationBasis(db), findComparables(db, instrument, locale)]);
  const valuation = valueInstrument(instrument, rows, basis, at);
  if (!valuation) return null;
  const byId = new Map(rows.map((row) => [row.id, row]));
  return {
    ...valuation,
    comparables: valuation.comparables.map((comparable) => {
      const { itemId = null, title = null } = byId.get(comparable.id) ?? {};
      return { ...comparable, itemId, title };
    }),
  };
}

/**
 * What the originality of an instrument does to its price against one that is all original, as a logarithm and by the market of today;
 * null where nothing is said of it.
 */
export async function originalityEffectOf(db: Db, { originality, year }: Subject): Promise<number | null> {
  const effect = originalityEffect(originality, year);
  return effect === null ? null : effect * (await loadValuationBasis(db)).market.originality;
}

/** A past sale as the database packs it: id, year, condition, cents, and when it was sold in milliseconds. */
type PackedSale = readonly [string, Comparable['year'], Comparable['condition'], number, number];

/**
 * Past sales of models by their key, at most 120 of each, as comparables of the model, for subjects of whose originality nothing is known. A
 * model's sales come as one value: thousands of rows cost the driver more than all that is reckoned with them.
 */
export async function loadModelSales(
  db: Db,
  modelKeys: readonly string[],
): Promise<ReadonlyMap<string, readonly Comparable[]>> {
  const keys = [...new Set(modelKeys)];
  if (keys.length === 0) return new Map();
  const { rows } = await sql<{ readonly key: string; readonly sales: readonly PackedSale[] }>`
    SELECT wanted.key, packed.sales FROM unnest(${keys}::text[]) AS wanted (key) CROSS JOIN LATERAL (
      SELECT json_agg(json_build_array(sale.id, sale.year, sale.condition, sale.amount_cents, extract(epoch FROM sale.sold_at) * 1000)
        ORDER BY sale.sold_at DESC) AS sales
      FROM (
        SELECT * FROM past_sales WHERE past_sales.model_key = wanted.key ORDER BY sold_at DESC LIMIT ${MOST_SALES}
      ) AS sale
    ) AS packed WHERE packed.sales IS NOT NULL`.execute(db);
  return new Map(
    rows.map(({ key, sales }) => [
      key,
      sales.map(([id, year, condition, cents, at]): Comparable => ({
        id,
        kind: 'SOLD',
        nearness: 'model',
        year,
        condition,
        cents,
        at: new Date(at),
      })),
    ]),
  );
}

/** The key of the model that a brand and a name stand for, of the years nearest to `year`; null for a model that the shop never had. */
export async function findModelKey(
  db: Db,
  { brand, model, year }: { readonly brand: string; readonly model: string; readonly year: number | null },
): Promise<string | null> {
  const { rows } = await sql<{ key: string }>`
    SELECT item.model_key AS key FROM items item JOIN brands brand ON brand.id = item.brand_id
    WHERE lower(brand.name) = lower(${brand}) AND lower(item.model) = lower(${model}) AND item.year_from IS NOT NULL
    ORDER BY abs(item.year_from - coalesce(${year}::integer, item.year_from)), item.model_key LIMIT 1
  `.execute(db);
  return rows[0]?.key ?? null;
}
