import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#api/db/database.ts';
import type { Locale } from '#api/http/locale.ts';
import { countFacets, type FacetCounts, type FacetValue } from './facets.ts';
import type { ListingSource } from './item-source.ts';
import { toQuery } from './keywords.ts';
import { type ListingConditions, type ListingFilterInput, toConditions, whereOf } from './listing-filter.ts';
import { loadListings } from './load-items.ts';
import { matchKeywords } from './match-keywords.ts';

export type ListingSort = 'DEFAULT' | 'LISTING_TIME_DESC' | 'PRICE_ASC' | 'PRICE_DESC' | 'YEAR_ASC' | 'YEAR_DESC';

/** Matches up to this number are ranked by relevance; more of them are shown newest first. */
const RANKED_MATCHES = 1_000;
const MAX_PAGE_SIZE = 60;
const MAX_SUGGESTIONS = 4;

type Order = { forward: RawBuilder<unknown>; backward: RawBuilder<unknown> };

const newest: Order = { forward: sql`l.listed_at DESC, l.id DESC`, backward: sql`l.listed_at, l.id` };

const orders: Readonly<Record<Exclude<ListingSort, 'DEFAULT'>, Order>> = {
  LISTING_TIME_DESC: newest,
  PRICE_ASC: { forward: sql`l.asking_cents, l.id`, backward: sql`l.asking_cents DESC, l.id DESC` },
  PRICE_DESC: { forward: sql`l.asking_cents DESC, l.id DESC`, backward: sql`l.asking_cents, l.id` },
  YEAR_ASC: { forward: sql`l.year, l.id`, backward: sql`l.year DESC, l.id DESC` },
  YEAR_DESC: { forward: sql`l.year DESC NULLS LAST, l.id DESC`, backward: sql`l.year NULLS FIRST, l.id` },
};

function orderOf(sort: ListingSort, keywordQuery: string | undefined, total: number): Order {
  if (sort !== 'DEFAULT') return orders[sort];
  if (keywordQuery === undefined || total > RANKED_MATCHES) return newest;
  const rank = sql`ts_rank(l.search, to_tsquery('simple', ${keywordQuery}))`;
  return {
    forward: sql`${rank} DESC, l.listed_at DESC, l.id DESC`,
    backward: sql`${rank}, l.listed_at, l.id`,
  };
}

async function countMatches(db: Db, conditions: ListingConditions): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`SELECT count(*) AS count FROM listings AS l WHERE ${whereOf(conditions)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Ids of a page. Pages of the second half are read from the end, so no page walks over more than half of the matches. */
async function pageOfIds(
  db: Db,
  conditions: ListingConditions,
  sort: ListingSort,
  total: number,
  skip: number,
  take: number,
): Promise<string[]> {
  const { forward, backward } = orderOf(sort, conditions.keywords?.query, total);
  const rest = Math.max(0, total - skip - take);
  const isFromEnd = rest < skip;
  const count = Math.min(take, total - skip);
  const { rows } = await sql<{ id: string }>`
    SELECT l.id FROM listings AS l WHERE ${whereOf(conditions)}
    ORDER BY ${isFromEnd ? backward : forward} LIMIT ${count} OFFSET ${isFromEnd ? rest : skip}`.execute(db);
  const ids = rows.map(({ id }) => id);
  return isFromEnd ? ids.toReversed() : ids;
}

/** A search as the schema's `ListingSearch` reads it: each part is worked out when it is asked for, and once. */
export class ListingSearch {
  readonly pageSize: number;
  readonly correctedKeywords: string | null;
  readonly #db: Db;
  readonly #locale: Locale;
  readonly #input: ListingFilterInput;
  readonly #conditions: ListingConditions;
  readonly #sort: ListingSort;
  readonly #wantedPage: number;
  #total: Promise<number> | undefined;
  #counts: Promise<FacetCounts> | undefined;

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
    return new ListingSearch(db, locale, input, toConditions(input, keywords), sort, page, first);
  }

  totalCount(): Promise<number> {
    this.#total ??= countMatches(this.#db, this.#conditions);
    return this.#total;
  }

  async pageCount(): Promise<number> {
    return Math.max(1, Math.ceil((await this.totalCount()) / this.pageSize));
  }

  async page(): Promise<number> {
    return Math.min(this.#wantedPage, await this.pageCount());
  }

  async nodes(): Promise<ListingSource[]> {
    const total = await this.totalCount();
    if (total === 0) return [];
    const skip = ((await this.page()) - 1) * this.pageSize;
    const ids = await pageOfIds(this.#db, this.#conditions, this.#sort, total, skip, this.pageSize);
    return loadListings(this.#db, ids, this.#locale);
  }

  #facetCounts(): Promise<FacetCounts> {
    this.#counts ??= countFacets(this.#db, this.#conditions, this.#locale);
    return this.#counts;
  }

  async facets(): Promise<FacetCounts['facets']> {
    return (await this.#facetCounts()).facets;
  }

  async prices(): Promise<FacetCounts['prices']> {
    return (await this.#facetCounts()).prices;
  }

  /** Nearest wider searches, when nothing was found: the keywords without one of their words, or without the filter. */
  async suggestions(): Promise<FacetValue[]> {
    const words = this.#conditions.keywords?.words ?? [];
    if (words.length === 0 || (await this.totalCount()) > 0) return [];
    const narrower =
      words.length > 1 ? words.map((_, dropped) => words.filter((_word, index) => index !== dropped)) : [];
    const found: FacetValue[] = [];
    for (const kept of [words, ...narrower]) {
      const keywords = { query: toQuery(kept), words: kept, corrected: null };
      const wide = kept === words ? {} : { ...this.#input };
      const count = await countMatches(this.#db, toConditions({ ...wide, keywords: null }, keywords));
      if (count > 0) found.push({ value: kept.join(' '), label: kept.join(' '), count, selected: false });
    }
    return found.toSorted((a, b) => a.count - b.count).slice(0, MAX_SUGGESTIONS);
  }
}
