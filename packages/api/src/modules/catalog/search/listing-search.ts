import type { Db } from '#api/platform/db/database.ts';
import { type Dimension, dimensions } from '#api/modules/catalog/facets/dimensions.ts';
import {
  type CountSources,
  countFacets,
  type Facet,
  type FacetCounts,
  type FacetValue,
} from '#api/modules/catalog/facets/facets.ts';
import type { PriceBucket } from '#api/modules/catalog/facets/price-buckets.ts';
import { isFacetStored } from '#api/modules/catalog/facets/stored-filters.ts';
import { readTotals, type Totals } from '#api/modules/catalog/facets/stored-totals.ts';
import { loadCategories } from '#api/modules/catalog/items/categories.ts';
import type { RenamedSlug } from '#api/modules/catalog/items/taxonomy.ts';
import { resolveConditions } from '#api/modules/catalog/listings/filter.ts';
import type { ListingConditions } from '#api/modules/catalog/listings/listing-conditions.ts';
import { pageOfIds, reachableMatches } from '#api/modules/catalog/listings/page-query.ts';
import { type SampledResult, sampledSearch } from '#api/modules/catalog/listings/sampled-search.ts';
import type { SearchQuery, SearchResult } from './catalog-search.ts';
import { matchKeywords } from './match-keywords.ts';
import type { Keywords } from './keywords.ts';
import { once } from './once.ts';
import type { Vocabulary } from './vocabulary.ts';
import { type WiderSearch, widerSearches } from './wider-searches.ts';

const MAX_PAGE_SIZE = 60;
const MAX_SUGGESTIONS = 4;

const availabilityOf = { live: 'AVAILABLE', sold: 'SOLD' } as const;

type Total = Pick<SampledResult, 'estimate' | 'reachable'> & { readonly count: number; readonly isLowerBound: boolean };

/** What searches with the same filter, in one language, have in common whatever their page and order; each puts there what it reads. */
export type FilterParts = { totals?: () => Promise<Totals>; counts?: () => Promise<FacetCounts> };

/**
 * One search over the tables of the catalogue. Totals and facets come from the stored counts when these have them, else from
 * a sampled search. Parts that nobody asks for cost nothing.
 */
export class ListingSearch implements SearchResult {
  readonly pageSize: number;
  readonly correctedKeywords: string | null;
  readonly keywordsAreUnspecific: boolean;
  readonly #db: Db;
  readonly #query: SearchQuery;
  readonly #conditions: ListingConditions;
  readonly #wantedPage: number;
  readonly #parts: FilterParts;
  readonly #sampled = once(() => this.#search());
  readonly #total = once(() => this.#countMatches());
  readonly #counts = once(() => this.#countFacets());
  readonly #ids = once(() => this.#readIds());

  private constructor(db: Db, query: SearchQuery, conditions: ListingConditions, parts: FilterParts) {
    this.#db = db;
    this.#parts = parts;
    this.#query = query;
    this.#conditions = conditions;
    this.#wantedPage = Math.max(1, query.page);
    this.pageSize = Math.min(Math.max(1, query.first), MAX_PAGE_SIZE);
    this.correctedKeywords = conditions.keywords?.corrected ?? null;
    this.keywordsAreUnspecific = conditions.keywords?.isUnspecific ?? false;
  }

  /** Begins a search; by other words and synonyms than the shop's where `vocabulary` is given. */
  static async begin(db: Db, query: SearchQuery, vocabulary?: Vocabulary): Promise<ListingSearch> {
    return ListingSearch.of(db, query, await matchKeywords(db, query.filter.keywords, vocabulary));
  }

  /** A search for keywords that were matched. Searches with the same filter and language may share `parts`. */
  static async of(
    db: Db,
    query: SearchQuery,
    keywords: Keywords | null,
    parts: FilterParts = {},
  ): Promise<ListingSearch> {
    return new ListingSearch(db, query, await resolveConditions(db, query.filter, keywords), parts);
  }

  /** The words that are searched for after synonyms and corrections. */
  get words(): readonly string[] {
    return this.#conditions.keywords?.words ?? [];
  }

  /** Values of the filter that brands and types had before, with those of today. */
  get renamed(): readonly RenamedSlug[] {
    return this.#conditions.renamed;
  }

  async totalCount(): Promise<number> {
    return (await this.#total()).count;
  }

  async totalCountIsLowerBound(): Promise<boolean> {
    return (await this.#total()).isLowerBound;
  }

  async totalCountEstimate(): Promise<number | null> {
    const { isLowerBound, estimate } = await this.#total();
    return isLowerBound ? estimate : null;
  }

  async pageCount(): Promise<number> {
    return Math.max(1, Math.ceil((await this.#total()).reachable / this.pageSize));
  }

  async page(): Promise<number> {
    return Math.min(this.#wantedPage, await this.pageCount());
  }

  ids(): Promise<readonly string[]> {
    return this.#ids();
  }

  async #readIds(): Promise<readonly string[]> {
    const totals = await this.#totals();
    const stored = this.#storedTotal(totals);
    if (stored === null) return (await this.#sampled()).ids;
    if (stored === 0) return [];
    const skip = ((await this.page()) - 1) * this.pageSize;
    return pageOfIds(this.#db, this.#conditions, this.#query.sort, {
      total: stored,
      totals,
      skip,
      take: this.pageSize,
    });
  }

  async facets(): Promise<Facet[]> {
    return (await this.#facetCounts()).facets;
  }

  async prices(): Promise<PriceBucket[]> {
    return (await this.#facetCounts()).prices;
  }

  async pricesAreLowerBounds(): Promise<boolean> {
    return (await this.#facetCounts()).pricesAreLowerBounds;
  }

  async suggestions(): Promise<FacetValue[]> {
    if ((await this.totalCount()) > 0) return [];
    const words = this.keywordsAreUnspecific ? [] : (this.#conditions.keywords?.words ?? []);
    for (const round of widerSearches(words, this.#query.filter)) {
      const counted = await Promise.all(round.map((search) => this.#countWider(search)));
      const found = counted.filter(({ count }) => count > 0);
      if (found.length > 0) return found.toSorted((a, b) => a.count - b.count).slice(0, MAX_SUGGESTIONS);
    }
    return this.#largestCategories();
  }

  #totals(): Promise<Totals> {
    this.#parts.totals ??= once(() => readTotals(this.#db, this.#conditions));
    return this.#parts.totals();
  }

  /** Counts that are all stored do not depend on the page or its order. */
  #facetCounts(): Promise<FacetCounts> {
    if (!dimensions.every((facet) => isFacetStored(this.#conditions, facet))) return this.#counts();
    this.#parts.counts ??= once(() => this.#countFacets());
    return this.#parts.counts();
  }

  #storedTotal({ matching }: Totals): number | null {
    return matching && this.#conditions.statuses.reduce((sum, status) => sum + matching[status], 0);
  }

  async #search(): Promise<SampledResult> {
    const totals = await this.#totals();
    const isTotalStored = totals.matching !== null;
    const facets = dimensions.filter((facet) => !isTotalStored || !isFacetStored(this.#conditions, facet));
    const request = {
      conditions: this.#conditions,
      facets,
      // With a stored total the page has a query of its own, so the sample need not be taken in its order.
      sort: isTotalStored ? 'DEFAULT' : this.#query.sort,
      skip: isTotalStored ? 0 : (this.#wantedPage - 1) * this.pageSize,
      take: this.pageSize,
      isRough: facets.every((facet) => facet === 'SELLER'),
    } as const;
    return sampledSearch(this.#db, request, totals);
  }

  async #countMatches(): Promise<Total> {
    const totals = await this.#totals();
    const stored = this.#storedTotal(totals);
    if (stored !== null) {
      const reachable = reachableMatches(stored, totals, this.#conditions, this.#query.sort);
      return { count: stored, isLowerBound: false, estimate: null, reachable };
    }
    const { matched, isComplete, estimate, reachable } = await this.#sampled();
    return { count: matched, isLowerBound: !isComplete, estimate, reachable };
  }

  async #countFacets(): Promise<FacetCounts> {
    const stored = dimensions.filter((facet) => isFacetStored(this.#conditions, facet));
    const [sampled, availability] = await Promise.all([
      stored.length === dimensions.length ? null : this.#sampled(),
      this.#availability(),
    ]);
    const lowerBounds = sampled?.lowerBounds ?? new Set<Dimension>();
    // Exact counts of the sampled search go before stored ones: they are of the same moment as the page.
    const isSampled = (facet: Dimension): boolean =>
      !stored.includes(facet) ||
      (sampled !== null && sampled.facets.some((row) => row.facet === facet) && !lowerBounds.has(facet));
    const sources = {
      stored: stored.filter((facet) => !isSampled(facet)),
      sampled: sampled?.facets.filter(({ facet }) => isSampled(facet)) ?? [],
      lowerBounds,
      availability,
    };
    return countFacets(this.#db, this.#conditions, sources, this.#query.locale);
  }

  /** How many are for sale and how many are sold, whichever is selected. */
  async #availability(): Promise<CountSources['availability']> {
    const { matching } = await this.#totals();
    return Promise.all(
      (['live', 'sold'] as const).map(async (status) => {
        const value = availabilityOf[status];
        if (matching) return { value, count: matching[status], isLowerBound: false };
        const isOwn = this.#conditions.statuses.length === 1 && this.#conditions.statuses[0] === status;
        const { matched, isComplete } = isOwn
          ? await this.#sampled()
          : await this.#count({ ...this.#conditions, statuses: [status] }, true);
        return { value, count: matched, isLowerBound: !isComplete };
      }),
    );
  }

  /** Counts matches without a page or facets. */
  async #count(conditions: ListingConditions, isRough: boolean): Promise<SampledResult> {
    const request = { conditions, sort: 'DEFAULT', facets: [], skip: 0, take: isRough ? 0 : 1, isRough } as const;
    return sampledSearch(this.#db, request, await readTotals(this.#db, conditions));
  }

  async #countWider({ words, filter }: WiderSearch): Promise<FacetValue> {
    const text = words.join(' ');
    const keywords = await matchKeywords(this.#db, text);
    const nothing: FacetValue = { value: text, label: text, count: 0, isLowerBound: false, selected: false };
    // Corrected again, the words would lead to another search than the label says.
    if (!keywords || keywords.corrected !== null) return nothing;
    const conditions = await resolveConditions(this.#db, { ...filter, keywords: null }, keywords);
    const { matched, isComplete } = await this.#count(conditions, false);
    return { ...nothing, count: matched, isLowerBound: !isComplete };
  }

  async #largestCategories(): Promise<FacetValue[]> {
    const categories = await loadCategories(this.#db, this.#query.locale);
    return categories
      .filter(({ count }) => count > 0)
      .toSorted((a, b) => b.count - a.count)
      .slice(0, MAX_SUGGESTIONS)
      .map(({ slug, title, count }) => {
        return { value: `/shop/category/${slug}`, label: title, count, isLowerBound: false, selected: false };
      });
  }
}
