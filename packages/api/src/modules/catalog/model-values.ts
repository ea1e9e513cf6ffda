import { storeProfile } from '@headstock/contracts/store-profile';
import { sql } from 'kysely';
import type { Db } from '#api/platform/db/database.ts';

/** Sales are compared for so long. */
const COMPARED_MONTHS = 24;

/** What others of a model sold for in the 24 months up to a month's end, in whole cents. Sales of every condition count. */
export type ModelValue = {
  readonly modelKey: string;
  /** `2026-11`, in the shop's time zone. */
  readonly month: string;
  /** A quarter of the sales were below. */
  readonly lowCents: number;
  readonly medianCents: number;
  /** A quarter of the sales were above. */
  readonly highCents: number;
  readonly salesCount: number;
};

/** The values of models at the ends of the last `months` months, the oldest first. Months without sales to compare are left out. */
export async function loadModelValues(
  db: Db,
  modelKeys: readonly string[],
  months: number,
): Promise<readonly ModelValue[]> {
  if (modelKeys.length === 0) return [];
  const { rows } = await sql<{ key: string; month: string; low: number; median: number; high: number; count: number }>`
    SELECT wanted.key, to_char(ends.at - interval '1 day', 'YYYY-MM') AS month, count(*) AS count,
      round(percentile_cont(0.25) WITHIN GROUP (ORDER BY sale.amount_cents))::bigint AS low,
      round(percentile_cont(0.5) WITHIN GROUP (ORDER BY sale.amount_cents))::bigint AS median,
      round(percentile_cont(0.75) WITHIN GROUP (ORDER BY sale.amount_cents))::bigint AS high
    FROM unnest(${[...new Set(modelKeys)]}::text[]) AS wanted (key)
      CROSS JOIN generate_series(0, ${months - 1}::integer) AS back
      CROSS JOIN LATERAL (
        SELECT date_trunc('month', now() AT TIME ZONE ${storeProfile.timeZone}) + interval '1 month' - back * interval '1 month' AS at
      ) AS ends
      JOIN past_sales sale ON sale.model_key = wanted.key
        AND sale.sold_at < ends.at AT TIME ZONE ${storeProfile.timeZone}
        AND sale.sold_at >= (ends.at - ${COMPARED_MONTHS}::integer * interval '1 month') AT TIME ZONE ${storeProfile.timeZone}
    GROUP BY wanted.key, ends.at ORDER BY wanted.key, ends.at
  `.execute(db);
  return rows.map(({ key, month, low, median, high, count }) => ({
    modelKey: key,
    month,
    lowCents: low,
    medianCents: median,
    highCents: high,
    salesCount: count,
  }));
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
