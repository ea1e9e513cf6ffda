import { type RawBuilder, sql } from 'kysely';
import type { ColumnFacet, ListingConditions } from './filter.ts';

export type ListingSort = 'DEFAULT' | 'LISTING_TIME_DESC' | 'PRICE_ASC' | 'PRICE_DESC' | 'YEAR_ASC' | 'YEAR_DESC';

/** Orders as the indexes have them, on `l`. What has no year comes last in both. */
const orders: Readonly<Record<Exclude<ListingSort, 'DEFAULT'>, RawBuilder<unknown>>> = {
  LISTING_TIME_DESC: sql`l.listed_at DESC, l.id DESC`,
  PRICE_ASC: sql`l.asking_cents, l.id`,
  PRICE_DESC: sql`l.asking_cents DESC, l.id DESC`,
  YEAR_ASC: sql`l.year, l.id`,
  YEAR_DESC: sql`l.year DESC NULLS LAST, l.id DESC`,
};

const newestOf = ['CATEGORY', 'TYPE', 'BRAND', 'DECADE', 'CONDITION', 'FINISH', 'SELLER'] as const;
/** Filters whose listings an index gives in each order. */
const ordered: Readonly<Record<ListingSort, readonly ColumnFacet[]>> = {
  DEFAULT: newestOf,
  LISTING_TIME_DESC: newestOf,
  PRICE_ASC: ['CATEGORY', 'BRAND'],
  PRICE_DESC: ['CATEGORY', 'BRAND'],
  YEAR_ASC: [],
  YEAR_DESC: [],
};

/** Whether a selected filter can be walked in an order: an index gives the listings of one value in it, those of several not. */
export function hasSortedIndex(
  { columnValues, typesInCategories }: ListingConditions,
  filter: ColumnFacet,
  sort: ListingSort,
): boolean {
  const values = filter === 'TYPE' ? typesInCategories : (columnValues.get(filter) ?? []);
  return values.length === 1 && ordered[sort].includes(filter);
}

/** Whether the first in an order are not of one kind, as the cheapest and the oldest are. */
export const isByTime = (sort: ListingSort): boolean => sort === 'DEFAULT' || sort === 'LISTING_TIME_DESC';

/** What an order goes by, on `l`, where it is not time. */
export const sortColumn = (sort: ListingSort): RawBuilder<unknown> =>
  sort.startsWith('PRICE') ? sql`l.asking_cents` : sql`l.year`;

/** Whether a listing comes in an order before or with those that have this key; undefined where the order has no such key. */
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
      return undefined;
  }
}

/** The order of a listing page. `DEFAULT` is newest first; who ranks by relevance does so before. */
export function orderBy(sort: ListingSort): RawBuilder<unknown> {
  return orders[sort === 'DEFAULT' ? 'LISTING_TIME_DESC' : sort];
}
