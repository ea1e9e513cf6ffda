import { type RawBuilder, sql } from 'kysely';
import type { ColumnFacet, ListingConditions } from './listing-conditions.ts';

export type ListingSort =
  | 'DEFAULT'
  | 'LISTING_TIME_DESC'
  | 'SOLD_TIME_DESC'
  | 'PRICE_ASC'
  | 'PRICE_DESC'
  | 'YEAR_ASC'
  | 'YEAR_DESC';

/** ORDER BY on `l`, each as an index has it. Listings without a year come last in both directions. */
const orders: Readonly<Record<Exclude<ListingSort, 'DEFAULT'>, RawBuilder<unknown>>> = {
  LISTING_TIME_DESC: sql`l.listed_at DESC, l.id DESC`,
  SOLD_TIME_DESC: sql`l.sold_at DESC, l.id DESC`,
  PRICE_ASC: sql`l.asking_cents, l.id`,
  PRICE_DESC: sql`l.asking_cents DESC, l.id DESC`,
  YEAR_ASC: sql`l.year, l.id`,
  YEAR_DESC: sql`l.year DESC NULLS LAST, l.id DESC`,
};

const byTime = ['CATEGORY', 'TYPE', 'BRAND', 'DECADE', 'CONDITION', 'FINISH', 'SELLER'] as const;
/** For each sort, the filters that have an index in that order. */
const indexed: Readonly<Record<ListingSort, readonly ColumnFacet[]>> = {
  DEFAULT: byTime,
  LISTING_TIME_DESC: byTime,
  SOLD_TIME_DESC: ['CATEGORY'],
  PRICE_ASC: ['CATEGORY', 'BRAND'],
  PRICE_DESC: ['CATEGORY', 'BRAND'],
  YEAR_ASC: [],
  YEAR_DESC: [],
};

/** Whether an index gives the listings of a selected filter in an order; only for a single value. */
export function hasSortedIndex(
  { columnValues, typesInCategories }: ListingConditions,
  filter: ColumnFacet,
  sort: ListingSort,
): boolean {
  const values = filter === 'TYPE' ? typesInCategories : (columnValues.get(filter) ?? []);
  return values.length === 1 && indexed[sort].includes(filter);
}

/** Whether a sort is by time. The newest are of all kinds, while the cheapest and the oldest are of few. */
export const isByTime = (sort: ListingSort): boolean =>
  sort === 'DEFAULT' || sort === 'LISTING_TIME_DESC' || sort === 'SOLD_TIME_DESC';

/** The column of a sort by price or year, on `l`. */
export const sortColumn = (sort: ListingSort): RawBuilder<unknown> =>
  sort.startsWith('PRICE') ? sql`l.asking_cents` : sql`l.year`;

/** Whether a listing comes no later than a sort key; undefined for a sort by time. */
export function upToKey(sort: ListingSort, key: number): RawBuilder<boolean> | undefined {
  switch (sort) {
    case 'PRICE_ASC':
      return sql`l.asking_cents <= ${key}`;
    case 'PRICE_DESC':
      return sql`l.asking_cents >= ${key}`;
    case 'YEAR_ASC':
      return sql`l.year <= ${key}`;
    case 'YEAR_DESC':
      return sql`l.year >= ${key}`;
    case 'DEFAULT':
    case 'LISTING_TIME_DESC':
    case 'SOLD_TIME_DESC':
      return undefined;
  }
}

/** The ORDER BY of a sort. `DEFAULT` is newest first; relevance is put in front by the caller. */
export function orderBy(sort: ListingSort): RawBuilder<unknown> {
  return orders[sort === 'DEFAULT' ? 'LISTING_TIME_DESC' : sort];
}
