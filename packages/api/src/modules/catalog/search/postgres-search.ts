import type { Db } from '#api/platform/db/database.ts';
import type { Locale } from '#api/platform/locale.ts';
import { loadCategories } from '#api/modules/catalog/items/categories.ts';
import { type Dimension, dimensions } from '#api/modules/catalog/facets/dimensions.ts';
import { readTotals, type Totals } from '#api/modules/catalog/facets/stored-totals.ts';
import { isFacetStored } from '#api/modules/catalog/facets/stored-filters.ts';
import { type Survey, surveyListings } from '#api/modules/catalog/listings/sampled-search.ts';
import { type CountSources, countFacets, type FacetCounts, type FacetValue } from '#api/modules/catalog/facets/facets.ts';
import type { ListingSource } from '#api/modules/catalog/items/item-mapper.ts';
import { type ListingConditions, type ListingFilterInput, resolveConditions } from '#api/modules/catalog/listings/filter.ts';
import type { ListingSort } from '#api/modules/catalog/listings/sort.ts';
import { pageOfIds, reachableOf } from '#api/modules/catalog/listings/page-query.ts';
import { loadListings } from '#api/modules/catalog/items/load-items.ts';
import { matchKeywords } from './match-keywords.ts';

const MAX_PAGE_SIZE = 60;
const MAX_SUGGESTIONS = 4;

const states = { live: 'AVAILABLE', sold: 'SOLD' } as const;

/** A value that is worked out when it is asked for first, and once. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
}

/** Counts what matches, without its page and facets. */
async function countOf(db: Db, conditions: ListingConditions, isAside: boolean): Promise<Survey> {
  const request = { conditions, sort: 'DEFAULT', facets: [], skip: 0, take: isAside ? 0 : 1, isAside } as const;
  return surveyListings(db, request, await readTotals(db, conditions));
}

/** How many listings match; where not all were looked at, there are at least so many, and about `about`. */
type Total = {
  readonly count: number;
  readonly isLowerBound: boolean;
  readonly about: number | null;
  readonly reachable: number;
};

/**
 * A search as the schema's `ListingSearch` reads it: each part is worked out when it is asked for, and once. Totals and
 * facets come from stored counts where these know them, else from a survey of a bounded number of listings.
 */
export class ListingSearch {
  readonly pageSize: number;
  readonly correctedKeywords: string | null;
  readonly #db: Db;
  readonly #locale: Locale;
  readonly #input: ListingFilterInput;
  readonly #conditions: ListingConditions;
  readonly #sort: ListingSort;
  readonly #wantedPage: number;
  readonly #totals = once(() => readTotals(this.#db, this.#conditions));
  readonly #surveyed = once(() => this.#survey());
  readonly #total = once(() => this.#countMatches());
  readonly #counts = once(() => this.#countFacets());

  private constructor(
    db: Db,
    locale: Locale,
    input: ListingFilterInput,
    conditions: ListingConditions,
    sort: ListingSort,
    page: number,
    first: number,
  ) {
    this.#db = db;
    this.#locale = locale;
    this.#input = input;
    this.#conditions = conditions;
    this.#sort = sort;
    this.#wantedPage = Math.max(1, page);
    this.pageSize = Math.min(Math.max(1, first), MAX_PAGE_SIZE);
    this.correctedKeywords = conditions.keywords?.corrected ?? null;
  }

  static async begin(
    db: Db,
    locale: Locale,
    input: ListingFilterInput,
    sort: ListingSort,
    page: number,
    first: number,
  ): Promise<ListingSearch> {
    const keywords = await matchKeywords(db, input.keywords);
    return new ListingSearch(db, locale, input, await resolveConditions(db, input, keywords), sort, page, first);
  }

  async totalCount(): Promise<number> {
    return (await this.#total()).count;
  }

  async totalCountIsLowerBound(): Promise<boolean> {
    return (await this.#total()).isLowerBound;
  }

  async totalCountEstimate(): Promise<number | null> {
    const { isLowerBound, about } = await this.#total();
    return isLowerBound ? about : null;
  }

  async pageCount(): Promise<number> {
    return Math.max(1, Math.ceil((await this.#total()).reachable / this.pageSize));
  }

  async page(): Promise<number> {
    return Math.min(this.#wantedPage, await this.pageCount());
  }

  async nodes(): Promise<ListingSource[]> {
    return loadListings(this.#db, await this.#pageOfIds(), this.#locale);
  }

  async facets(): Promise<FacetCounts['facets']> {
    return (await this.#counts()).facets;
  }

  async prices(): Promise<FacetCounts['prices']> {
    return (await this.#counts()).prices;
  }

  async pricesAreLowerBounds(): Promise<boolean> {
    return (await this.#counts()).pricesAreLowerBounds;
  }

  #storedTotal({ matching }: Totals): number | null {
    return matching && this.#conditions.statuses.reduce((sum, status) => sum + matching[status], 0);
  }

  async #survey(): Promise<Survey> {
    const totals = await this.#totals();
    const facets = dimensions.filter((facet) => !isFacetStored(this.#conditions, facet) || totals.matching === null);
    // A page whose number of matches is stored is found without a survey, which then need not lie where the page does.
    const isKnown = totals.matching !== null;
    const page = { skip: isKnown ? 0 : (this.#wantedPage - 1) * this.pageSize, take: this.pageSize };
    const sort = isKnown ? 'DEFAULT' : this.#sort;
    const isAside = facets.every((facet) => facet === 'SELLER');
    return surveyListings(this.#db, { conditions: this.#conditions, sort, facets, isAside, ...page }, totals);
  }

  async #countMatches(): Promise<Total> {
    const totals = await this.#totals();
    const stored = this.#storedTotal(totals);
    if (stored !== null)
      return {
        count: stored,
        isLowerBound: false,
        about: null,
        reachable: reachableOf(stored, totals, this.#conditions, this.#sort),
      };
    const { found, isWhole, about, reachable } = await this.#surveyed();
    return { count: found, isLowerBound: !isWhole, about, reachable };
  }

  async #pageOfIds(): Promise<readonly string[]> {
    const totals = await this.#totals();
    const stored = this.#storedTotal(totals);
    if (stored === null) return (await this.#surveyed()).ids;
    if (stored === 0) return [];
    const skip = ((await this.page()) - 1) * this.pageSize;
    return pageOfIds(this.#db, this.#conditions, this.#sort, stored, totals, skip, this.pageSize);
  }

  async #countFacets(): Promise<FacetCounts> {
    const stored = dimensions.filter((facet) => isFacetStored(this.#conditions, facet));
    const [survey, availability] = await Promise.all([
      stored.length === dimensions.length ? null : this.#surveyed(),
      this.#availability(),
    ]);
    const lowerBounds = survey?.lowerBounds ?? new Set<Dimension>();
    // What a survey saw whole is as right as what is stored, and of one moment with its page.
    const isSurveyed = (facet: Dimension): boolean =>
      !stored.includes(facet) ||
      (survey !== null && survey.facets.some((row) => row.facet === facet) && !lowerBounds.has(facet));
    const sources = {
      stored: stored.filter((facet) => !isSurveyed(facet)),
      surveyed: survey?.facets.filter(({ facet }) => isSurveyed(facet)) ?? [],
      lowerBounds,
      availability,
    };
    return countFacets(this.#db, this.#conditions, sources, this.#locale);
  }

  /** How many are for sale and how many sold, whichever were asked for. */
  async #availability(): Promise<CountSources['availability']> {
    const { matching } = await this.#totals();
    return Promise.all(
      (['live', 'sold'] as const).map(async (status) => {
        const value = states[status];
        if (matching) return { value, count: matching[status], isLowerBound: false };
        const own = this.#conditions.statuses.length === 1 && this.#conditions.statuses[0] === status;
        const { found, isWhole } = own ? await this.#surveyed() : await this.#surveyOf(status);
        return { value, count: found, isLowerBound: !isWhole };
      }),
    );
  }

  async #surveyOf(status: 'live' | 'sold'): Promise<Survey> {
    return countOf(this.#db, { ...this.#conditions, statuses: [status] }, true);
  }

  /**
   * Nearest wider searches, when nothing was found: the keywords without one of their words or without the filter, else one of
   * the words alone. Where they find nothing either, the categories that have the most.
   */
  async suggestions(): Promise<FacetValue[]> {
    if ((await this.totalCount()) > 0) return [];
    const wider = await this.#widerSearches();
    return wider.length > 0 ? wider : this.#largestCategories();
  }

  async #widerSearches(): Promise<FacetValue[]> {
    const words = this.#conditions.keywords?.words ?? [];
    if (words.length === 0) return [];
    const isFiltered = Object.entries(this.#input).some(
      ([key, value]) => key !== 'keywords' && (value ?? null) !== null,
    );
    const without = words.map((_, dropped) => words.filter((_word, index) => index !== dropped));
    const attempts = [
      [...(isFiltered ? [[words, {}] as const] : []), ...without.map((kept) => [kept, this.#input] as const)],
      words.map((word) => [[word], this.#input] as const),
    ];
    for (const attempt of attempts) {
      const counted = await Promise.all(
        attempt.filter(([kept]) => kept.length > 0).map(([kept, filter]) => this.#countWords(kept, filter)),
      );
      const found = counted.filter(({ count }) => count > 0);
      if (found.length > 0) return found.toSorted((a, b) => a.count - b.count).slice(0, MAX_SUGGESTIONS);
    }
    return [];
  }

  async #largestCategories(): Promise<FacetValue[]> {
    const categories = await loadCategories(this.#db, this.#locale);
    return categories
      .filter(({ count }) => count > 0)
      .toSorted((a, b) => b.count - a.count)
      .slice(0, MAX_SUGGESTIONS)
      .map(({ slug, title, count }) => {
        return { value: `/shop/category/${slug}`, label: title, count, isLowerBound: false, selected: false };
      });
  }

  /** How many listings a search for these words finds under a filter; none where it would read them as others. */
  async #countWords(words: readonly string[], filter: ListingFilterInput): Promise<FacetValue> {
    const text = words.join(' ');
    const keywords = await matchKeywords(this.#db, text);
    const nothing: FacetValue = { value: text, label: text, count: 0, isLowerBound: false, selected: false };
    if (!keywords || keywords.corrected !== null) return nothing;
    const conditions = await resolveConditions(this.#db, { ...filter, keywords: null }, keywords);
    const { found: count, isWhole } = await countOf(this.#db, conditions, false);
    return { ...nothing, count, isLowerBound: !isWhole };
  }
}
