import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#api/platform/db/database.ts';
import { runNamed } from '#api/platform/db/named-query.ts';
import type { ListingConditions } from '#api/modules/catalog/listings/filter.ts';
import { type FilterDimension, isStored } from './dimensions.ts';
import { conditionsExcept, storedFiltersFor, storedKeys, storedValues } from './stored-filters.ts';

/** What the stored counts know of a search before a listing is read. */
export type Totals = {
  /** Listings of the wanted states in the whole shop. */
  readonly all: number;
  /** Of these, how many each selected filter leaves by itself. */
  readonly ofFilter: ReadonlyMap<FilterDimension, number>;
  /** How many match, by state, whatever state was asked for; null when that is not stored. */
  readonly matching: { readonly live: number; readonly sold: number } | null;
};

type Row = { what: string; status: 'live' | 'sold'; n: number };

/** Where the number of matches stands: the last filter's own cell under the others. Null when it stands nowhere. */
function placeOfTotal(
  under: readonly FilterDimension[],
): { filters: FilterDimension[]; facet: FilterDimension } | null {
  for (const facet of under.toReversed()) {
    const filters = under.filter((filter) => filter !== facet);
    if (isStored(filters, facet)) return { filters, facet };
  }
  return null;
}

function matchingRows(conditions: ListingConditions): RawBuilder<Row> | null {
  const under = storedFiltersFor(conditions, null);
  if (!under) return null;
  // Every listing has a condition, so that facet adds up to the whole shop.
  const place = under.length === 0 ? { filters: [], facet: 'CONDITION' as const } : placeOfTotal(under);
  if (!place) return null;
  const [a, b] = place.filters;
  const values =
    under.length === 0 ? sql`` : sql`AND value = ANY(${[...storedValues(conditions, place.facet, true)]}::text[])`;
  return sql`
    SELECT 'matching' AS what, status, sum(n) AS n FROM (
      SELECT status, n FROM listing_counts
      WHERE status IN ('live', 'sold') AND a = ANY(${storedKeys(conditions, a, true)})
        AND b = ANY(${storedKeys(conditions, b, true)}) AND facet = ${sql.lit(place.facet)} ${values}
      UNION ALL SELECT l.status, l.n FROM listing_changes l WHERE ${conditionsExcept(conditions, null)}
    ) AS matching GROUP BY status`;
}

function filterRows(conditions: ListingConditions, filter: FilterDimension): RawBuilder<Row> {
  return sql`
    SELECT ${sql.lit(filter)} AS what, status, sum(n) AS n FROM listing_counts
    WHERE status IN ('live', 'sold') AND a = '' AND b = '' AND facet = ${sql.lit(filter)}
      AND value = ANY(${[...storedValues(conditions, filter, true)]}::text[]) GROUP BY status`;
}

const allRows: RawBuilder<Row> = sql`
  SELECT 'all' AS what, status, sum(n) AS n FROM (
    SELECT status, n FROM listing_counts
    WHERE status IN ('live', 'sold') AND a = '' AND b = '' AND facet = 'CONDITION'
    UNION ALL SELECT status, n FROM listing_changes
  ) AS everything GROUP BY status`;

/** Reads what the stored counts know of a search, in one statement. */
export async function readTotals(db: Db, conditions: ListingConditions): Promise<Totals> {
  const matching = matchingRows(conditions);
  const filters = [...conditions.facets.keys()];
  const parts = [allRows, ...(matching ? [matching] : []), ...filters.map((filter) => filterRows(conditions, filter))];
  const rows = await runNamed(db, sql<Row>`${sql.join(parts, sql` UNION ALL `)}`.compile(db));
  const sumOf = (what: string, states: readonly string[] = conditions.statuses): number =>
    rows.reduce((sum, row) => (row.what === what && states.includes(row.status) ? sum + row.n : sum), 0);
  return {
    all: sumOf('all'),
    ofFilter: new Map(filters.map((filter) => [filter, sumOf(filter)])),
    matching: matching ? { live: sumOf('matching', ['live']), sold: sumOf('matching', ['sold']) } : null,
  };
}
