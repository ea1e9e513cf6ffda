import { type RawBuilder, sql } from 'kysely';

export type ListingSort = 'DEFAULT' | 'LISTING_TIME_DESC' | 'PRICE_ASC' | 'PRICE_DESC' | 'YEAR_ASC' | 'YEAR_DESC';

/** Orders as the indexes have them, on `l`. What has no year comes last in both. */
const orders: Readonly<Record<Exclude<ListingSort, 'DEFAULT'>, RawBuilder<unknown>>> = {
  LISTING_TIME_DESC: sql`l.listed_at DESC, l.id DESC`,
  PRICE_ASC: sql`l.asking_cents, l.id`,
  PRICE_DESC: sql`l.asking_cents DESC, l.id DESC`,
  YEAR_ASC: sql`l.year, l.id`,
  YEAR_DESC: sql`l.year DESC NULLS LAST, l.id DESC`,
};

/** The order of a listing page. `DEFAULT` is newest first; who ranks by relevance does so before. */
export function orderOf(sort: ListingSort): RawBuilder<unknown> {
  return orders[sort === 'DEFAULT' ? 'LISTING_TIME_DESC' : sort];
}
