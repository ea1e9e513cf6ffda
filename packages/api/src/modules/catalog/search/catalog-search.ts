import type { RenamedSlug } from '#api/modules/catalog/items/taxonomy.ts';
import type { Locale } from '#api/platform/locale.ts';
import type { Facet, FacetValue } from '#api/modules/catalog/facets/facets.ts';
import type { PriceBucket } from '#api/modules/catalog/facets/price-buckets.ts';
import type { ListingFilterInput } from '#api/modules/catalog/listings/filter.ts';
import type { ListingSort } from '#api/modules/catalog/listings/sort.ts';
import type { Suggestion } from './suggest.ts';

export type SearchQuery = {
  /** Keywords and filters. Nothing in it is an error; unknown values find nothing. */
  readonly filter: ListingFilterInput;
  /** `DEFAULT` is by relevance with keywords, else newest first. */
  readonly sort: ListingSort;
  /** From 1. A page beyond the last becomes the last. */
  readonly page: number;
  /** Listings on a page, 1 to 60. */
  readonly first: number;
  /** Language of the labels. */
  readonly locale: Locale;
};

/** The answer to a query. An implementation may compute each part when it is first asked for. */
export type SearchResult = {
  readonly pageSize: number;
  /** What was searched for, when the spelling was corrected; else null. */
  readonly correctedKeywords: string | null;
  /** Values of the filter that brands and types had before, with those of today. */
  readonly renamed: readonly RenamedSlug[];
  /** Whether the keywords name nothing that tells one listing from another; nothing is found then. */
  readonly keywordsAreUnspecific: boolean;
  /** Listing ids of the page, in order. */
  ids(): Promise<readonly string[]>;
  totalCount(): Promise<number>;
  /** Whether there are more matches than `totalCount`. */
  totalCountIsLowerBound(): Promise<boolean>;
  /** Estimated number of matches; null when the count is exact, or nothing is known. */
  totalCountEstimate(): Promise<number | null>;
  page(): Promise<number>;
  pageCount(): Promise<number>;
  /** Counts of every facet, each without its own selection. Selected values are listed even without a match. */
  facets(): Promise<Facet[]>;
  /** The histogram of prices, without the selected price range; at most 16 buckets. */
  prices(): Promise<PriceBucket[]>;
  pricesAreLowerBounds(): Promise<boolean>;
  /** Wider searches that find something, or large categories, when nothing was found; else empty. */
  suggestions(): Promise<FacetValue[]>;
};

/**
 * The search of the catalogue. PostgreSQL answers today (`postgres-search.ts`); another engine implements the same and passes
 * the contract test in `catalog-search.fixture.ts`.
 */
export type CatalogSearch = {
  search(query: SearchQuery): Promise<SearchResult>;
  /** Brands, categories and items for keywords that are being typed; at most 8. */
  suggest(typed: string, locale: Locale): Promise<Suggestion[]>;
  /** The words as the catalogue spells them; words that it has nothing like are left out. */
  knownWords(words: readonly string[]): Promise<string[]>;
  /** Takes in listings that changed since the last call. Safe to run in several processes at once. */
  applyChanges(): Promise<void>;
  /** Builds the whole index anew from the listings. */
  rebuild(): Promise<void>;
};
