import type { Db } from '#api/platform/db/database.ts';
import type { Locale } from '#api/platform/locale.ts';
import type { ListingSource } from '#api/modules/catalog/items/item-mapper.ts';
import { loadListings } from '#api/modules/catalog/items/load-items.ts';
import type { ListingFilterInput } from '#api/modules/catalog/listings/filter.ts';
import type { ListingSort } from '#api/modules/catalog/listings/sort.ts';
import { ListingSearch } from './listing-search.ts';

/** A search with the listings of its page. */
export type FoundListings = ListingSearch & { nodes(): Promise<ListingSource[]> };

/** Searches as the listing page does. */
export async function searchListings(
  db: Db,
  locale: Locale,
  filter: ListingFilterInput,
  sort: ListingSort,
  page: number,
  first: number,
): Promise<FoundListings> {
  const result = await ListingSearch.begin(db, { filter, sort, page, first, locale });
  return Object.assign(result, { nodes: async () => loadListings(db, await result.ids(), locale) });
}
