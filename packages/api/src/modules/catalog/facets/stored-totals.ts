import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#api/platform/db/database.ts';
import { runNamed } from '#api/platform/db/named-query.ts';
import type { ListingConditions } from '#api/modules/catalog/listings/listing-conditions.ts';
import { type FilterDimension, isStored } from './dimensions.ts';
import { conditionsExcept, storedFiltersFor, storedKeys, storedValues } from './stored-filters.ts';

/** What the stored counts know about a search before any listing is read. */
export type Totals = {
  /** Listings of the selected statuses in the whole shop. */
  readonly all: number;
  /** The same for each selected filter alone. */
  readonly ofFilter: ReadonlyMap<FilterDimension, number>;
  /** Matches by status, whichever is selected; null when the combination of filters is not stored. */
  readonly matching: { readonly live: number; readonly sold: number } | null;
};

type Row = { kind: string; status: 'live' | 'sold'; count: number };

/** The cells that add up to the matches: one of the filters as the facet, the others as its filters. Null when none is stored. */
function cellOfTotal(
  filters: readonly FilterDimension[],
): { filters: FilterDimension[]; facet: FilterDimension } | null {
  for (const facet of filters.toReversed()) {
    const others = filters.filter((filter) => filter !== facet);
    if (isStored(others, facet)) return { filters: others, facet };
  }
  return null;
}

function matchingRows(conditions: ListingConditions): RawBuilder<Row> | null {
  const filters = storedFiltersFor(conditions, null);
  if (!filters) return null;
  // Every listing has a condition, so the cells of that facet add up to the whole shop.
  const cell = filters.length === 0 ? { filters: [], facet: 'CONDITION' as const } : cellOfTotal(filters);
  if (!cell) return null;
  const [first, second] = cell.filters;
  const values =
    filters.length === 0 ? sql`` : sql`AND value = ANY(${[...storedValues(conditions, cell.facet, true)]}::text[])`;
  return sql`
    SELECT 'matching' AS kind, status, sum(count) AS count FROM (
      SELECT status, count FROM listing_counts
      WHERE status IN ('live', 'sold') AND first_filter = ANY(${storedKeys(conditions, first, true)})
        AND second_filter = ANY(${storedKeys(conditions, second, true)}) AND facet = ${sql.lit(cell.facet)} ${values}
      UNION ALL SELECT l.status, l.delta FROM listing_count_deltas l WHERE ${conditionsExcept(conditions, null)}
    ) AS matching GROUP BY status`;
}

function filterRows(conditions: ListingConditions, filter: FilterDimension): RawBuilder<Row> {
  return sql`
    SELECT ${sql.lit(filter)} AS kind, status, sum(count) AS count FROM listing_counts
    WHERE status IN ('live', 'sold') AND first_filter = '' AND second_filter = '' AND facet = ${sql.lit(filter)}
      AND value = ANY(${[...storedValues(conditions, filter, true)]}::text[]) GROUP BY status`;
}

const allRows: RawBuilder<Row> = sql`
  SELECT 'all' AS kind, status, sum(count) AS count FROM (
    SELECT status, count FROM listing_counts
    WHERE status IN ('live', 'sold') AND first_filter = '' AND second_filter = '' AND facet = 'CONDITION'
    UNION ALL SELECT status, delta FROM listing_count_deltas
  ) AS everything GROUP BY status`;

/** Reads the stored totals of a search in one statement. */
export async function readTotals(db: Db, conditions: ListingConditions): Promise<Totals> {
  const matching = matchingRows(conditions);
  const filters = [...conditions.facets.keys()];
  const parts = [allRows, ...(matching ? [matching] : []), ...filters.map((filter) => filterRows(conditions, filter))];
  const rows = await runNamed(db, sql<Row>`${sql.join(parts, sql` UNION ALL `)}`.compile(db));
  const sumOf = (kind: string, statuses: readonly string[] = conditions.statuses): number =>
    rows.reduce((sum, row) => (row.kind === kind && statuses.includes(row.status) ? sum + row.count : sum), 0);
  return {
    all: sumOf('all'),
    ofFilter: new Map(filters.map((filter) => [filter, sumOf(filter)])),
    matching: matching ? { live: sumOf('matching', ['live']), sold: sumOf('matching', ['sold']) } : null,
  };
}
