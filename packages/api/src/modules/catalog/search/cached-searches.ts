import type { Db } from '#api/platform/db/database.ts';
import { cacheByRevision } from '#api/platform/db/revisions.ts';
import type { SearchQuery } from './catalog-search.ts';
import { type FilterParts, ListingSearch } from './listing-search.ts';
import { matchKeywords } from './match-keywords.ts';

/** Everything that a search reads. */
const KINDS = ['listings', 'descriptions', 'names', 'people'] as const;
/** Addresses whose page of ids stays in memory, and filters whose counts do: these have up to 1,000 values. */
const CACHED_PAGES = 1_000;
const CACHED_FILTERS = 200;
/** A filter that is written in more characters is nobody's twice. */
const LONGEST_KEY = 1_000;

const cachedPages = cacheByRevision<ListingSearch>(KINDS, CACHED_PAGES);
const cachedParts = cacheByRevision<FilterParts>(KINDS, CACHED_FILTERS);

/**
 * Begins a search, or goes on with the one for the same page that somebody asked for since the last change of anything in the catalogue.
 * Keywords are part of the key as they were matched, since the words that are known and their synonyms change by themselves.
 */
export async function findListings(db: Db, query: SearchQuery): Promise<ListingSearch> {
  const { filter, sort, page, first, locale } = query;
  const keywords = await matchKeywords(db, filter.keywords);
  const filterKey = JSON.stringify([locale, filter, keywords]);
  if (filterKey.length > LONGEST_KEY) return ListingSearch.of(db, query, keywords);
  const [pages, filters] = await Promise.all([cachedPages(db), cachedParts(db)]);
  return pages.one(`${sort} ${page} ${first} ${filterKey}`, async () => {
    const parts = await filters.one(filterKey, async () => ({}));
    return ListingSearch.of(db, query, keywords, parts);
  });
}
