import { type RawBuilder, sql } from 'kysely';
import type { Dimension } from '#api/modules/catalog/facets/dimensions.ts';
import type { Totals } from '#api/modules/catalog/facets/stored-totals.ts';
import type { ColumnFacet, ListingConditions } from './listing-conditions.ts';
import { indexScan, listingsByText, statusCondition, textCondition } from './listing-sql.ts';
import { hasSortedIndex, type ListingSort, orderBy } from './sort.ts';

/** Listings that a sample holds at most. A search whose scope is not larger is exact. */
export const SAMPLE_SIZE = 2_000;

/** Where a sample is taken: the listings that fulfil `condition`, in the order of the page. */
export type Scope = {
  readonly condition: RawBuilder<boolean>;
  /** How many listings it holds; null when unknown. */
  readonly size: number | null;
  /** Whether it is expected to fit into a sample, so that its order does not matter. */
  readonly isSmall: boolean;
  /** Facets whose other values lie outside the scope and are counted elsewhere. */
  readonly hides: readonly Dimension[];
  /** The text query that gives the scope, if it is one. */
  readonly textQuery: string | null;
};

/**
 * The narrowest scope that a single index gives: the listings with a rare keyword, those of one selected filter, or the whole
 * shop in the order of the page. Filters in `without` are not used, because their other values are to be counted.
 */
export function narrowestScope(
  conditions: ListingConditions,
  sort: ListingSort,
  totals: Totals,
  without: readonly Dimension[] = [],
): Scope {
  const { keywords, facets, typeInCategory } = conditions;
  if (keywords?.selective) {
    const condition = textCondition(keywords.column, keywords.selective);
    return { condition, size: null, isSmall: true, hides: [], textQuery: keywords.selective };
  }
  let best: { filter: ColumnFacet; size: number } | undefined;
  for (const [filter, size] of totals.ofFilter) {
    const isIndexed = filter !== 'TAGS' && (size <= SAMPLE_SIZE || hasSortedIndex(conditions, filter, sort));
    if (isIndexed && !without.includes(filter) && size < (best?.size ?? totals.all)) best = { filter, size };
  }
  if (!best || totals.all <= SAMPLE_SIZE)
    return {
      condition: sql`true`,
      size: totals.all,
      isSmall: totals.all <= SAMPLE_SIZE,
      hides: [],
      textQuery: null,
    };
  const { filter, size } = best;
  const inCategory = filter === 'TYPE' && !without.includes('CATEGORY') ? typeInCategory : null;
  return {
    condition: inCategory ?? facets.get(filter) ?? sql`true`,
    size,
    isSmall: size <= SAMPLE_SIZE,
    hides: filter === 'TYPE' ? ['TYPE', 'CATEGORY'] : [filter],
    textQuery: null,
  };
}

/** For a sort by price, the scope begins where the price range does; the scan would otherwise pass everything cheaper first. */
export function fromPriceRange(scope: Scope, { price }: ListingConditions, sort: ListingSort): Scope {
  if (!price || scope.isSmall || !sort.startsWith('PRICE')) return scope;
  return {
    ...scope,
    condition: sql`${scope.condition} AND ${price}`,
    size: null,
    hides: [...scope.hides, 'PRICE'],
  };
}

/** A FROM item with the first `limit` listings of a scope, and one more that tells whether there are others. */
export function sampleOf(
  { statuses, keywords }: ListingConditions,
  sort: ListingSort,
  { condition, isSmall, textQuery }: Scope,
  limit: number,
): RawBuilder<unknown> {
  if (!isSmall) return indexScan(statuses, condition, orderBy(sort), limit + 1);
  const [from, where] =
    keywords && textQuery !== null
      ? [listingsByText(keywords.column, textQuery), sql`true`]
      : [sql`listings`, condition];
  return sql`(SELECT * FROM ${from} AS l
    WHERE l.is_published AND ${statusCondition(statuses)} AND ${where} LIMIT ${limit + 1})`;
}
