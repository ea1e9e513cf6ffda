import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#api/platform/db/database.ts';
import type { WordByPrice } from '#api/modules/catalog/search/keywords.ts';
import {
  type ColumnFacet,
  type ListingConditions,
  listingsByText,
  statusCondition,
  textCondition,
  indexScan,
} from './filter.ts';
import { isByTime, hasSortedIndex, type ListingSort, orderBy } from './sort.ts';
import { REACHABLE } from './page-query.ts';
import type { Dimension } from '#api/modules/catalog/facets/dimensions.ts';
import { type FacetRow, type Known, look, type Look, type LookRequest } from './scan-candidates.ts';
import { firstByWord, gatherMatches, isRanked, lookFurther, type Matches, reachedFrom } from './collect-matches.ts';
import type { Totals } from '#api/modules/catalog/facets/stored-totals.ts';

/** Listings that a survey looks at most. As many as this a shop of any size counts exactly. */
export const LOOKED_AT = 2_000;
/** One of so many listings has a word that is very frequent. */
const VERY_FREQUENT = 8;
/** Listings looked at for what is shown last: sellers alone, how many are sold, or what could be chosen instead. */
const LOOKED_AT_ASIDE = 1_000;

export type Survey = {
  /** How many were found to match. */
  readonly found: number;
  /** Whether these are all there are; else there are more. */
  readonly isWhole: boolean;
  /** About how many match, by their share of those looked at; null where nothing tells. */
  readonly about: number | null;
  /** How many of the matches pages lead to. */
  readonly reachable: number;
  /** Ids of the wanted page. */
  readonly ids: readonly string[];
  readonly facets: readonly FacetRow[];
  /** Facets whose counts are at least what they say, as not all listings were looked at. */
  readonly lowerBounds: ReadonlySet<Dimension>;
};

const nothing: Survey = {
  found: 0,
  isWhole: true,
  about: 0,
  reachable: 0,
  ids: [],
  facets: [],
  lowerBounds: new Set(),
};

export type SurveyRequest = LookRequest & {
  /** Whether it is about what is shown last, for which fewer are looked at. */
  readonly isAside: boolean;
};

/** Where a survey looks: listings that fulfil `condition` in the order of the page. */
type Field = {
  readonly condition: RawBuilder<boolean>;
  /** How many it holds; null where that is not known. */
  readonly size: number | null;
  /** Whether it holds few enough that their order does not matter. */
  readonly isSmall: boolean;
  /** Facets of which it holds selected values only. */
  readonly hides: readonly Dimension[];
  /** The query by which the index of words gives it, where it does. */
  readonly words: string | null;
};

/** The narrowest of what one index can walk: few matches of words, a selected filter, or everything in its order. */
function fieldOf(
  conditions: ListingConditions,
  sort: ListingSort,
  totals: Totals,
  without: readonly Dimension[] = [],
  isAside = false,
): Field {
  const { keywords, facets, typeInCategory } = conditions;
  // Beside a page, the newest are told sooner than where all words stand together.
  const words = (isAside ? keywords?.rareTerm : keywords?.selective) ?? null;
  if (keywords && words) {
    const condition = textCondition(keywords.column, words);
    return { condition, size: null, isSmall: true, hides: [], words };
  }
  let best: { filter: ColumnFacet; size: number } | undefined;
  for (const [filter, size] of totals.ofFilter) {
    const canBeWalked = filter !== 'TAGS' && (size <= LOOKED_AT || hasSortedIndex(conditions, filter, sort));
    if (canBeWalked && !without.includes(filter) && size < (best?.size ?? totals.all)) best = { filter, size };
  }
  const own = best && (best.filter === 'TYPE' && !without.includes('CATEGORY') ? typeInCategory : facets.get(best.filter));
  const condition = totals.all > LOOKED_AT ? own : undefined;
  if (!best || !condition)
    return { condition: sql`true`, size: totals.all, isSmall: totals.all <= LOOKED_AT, hides: [], words };
  const hides: Dimension[] = best.filter === 'TYPE' ? ['TYPE', 'CATEGORY'] : [best.filter];
  return { condition, size: best.size, isSmall: best.size <= LOOKED_AT, hides, words };
}

/** In the order of prices, the field begins where the prices begin that are asked for. */
function fromPrice(field: Field, { price }: ListingConditions, sort: ListingSort): Field {
  if (!price || field.isSmall || !sort.startsWith('PRICE')) return field;
  return { ...field, condition: sql`${field.condition} AND ${price}`, size: null, hides: [...field.hides, 'PRICE'] };
}

function listingsOf(
  { statuses, keywords }: ListingConditions,
  sort: ListingSort,
  { condition, isSmall, words }: Field,
  limit: number,
): RawBuilder<unknown> {
  if (!isSmall) return indexScan(statuses, condition, orderBy(sort), limit + 1);
  const [from, which] =
    keywords && words ? [listingsByText(keywords.column, words), sql`true`] : [sql`listings`, condition];
  return sql`(SELECT * FROM ${from} AS l
    WHERE l.browsable AND ${statusCondition(statuses)} AND ${which} LIMIT ${limit + 1})`;
}

/** A request without the words, where all listings of a field have them. */
const within = (request: SurveyRequest, { words }: Field): SurveyRequest =>
  words === null || words !== request.conditions.keywords?.query
    ? request
    : { ...request, conditions: { ...request.conditions, text: null } };

/** That a walk along a field comes to its limit is known where the field holds far more, whatever was sold since these were counted. */
const knownOf = ({ size, isSmall }: Field, limit: number): Known =>
  !isSmall && size !== null && size > limit * 2 ? { seen: limit + 1 } : {};

/** Two digits are as many as a share among few tells, one where very few were found. */
function rounded(value: number, found: number): number {
  const digits = 10 ** Math.max(0, Math.floor(Math.log10(value)) - (found < 100 ? 0 : 1));
  return Math.round(value / digits) * digits;
}

function estimate({ found, seen }: Look, { size }: Field): number | null {
  if (size === null || found === 0) return null;
  return Math.max(found, rounded((found / seen) * size, found));
}

/** Some of the newest listings around a field that hides values or lies at one end of an order. */
async function lookAround(
  db: Db,
  { conditions, sort, skip, take }: LookRequest,
  hidden: readonly Dimension[],
  facets: readonly Dimension[],
  totals: Totals,
): Promise<(Look & { readonly isWhole: boolean; readonly about: number | null }) | null> {
  if (facets.length === 0) return null;
  const field = fieldOf(conditions, 'DEFAULT', totals, hidden);
  const limit = field.isSmall ? LOOKED_AT : LOOKED_AT_ASIDE;
  // Each match seen stands for as many as there are listings to one looked at: before this one lie twice as many as are wanted.
  const place = Math.ceil((2 * (skip + take) * limit) / (field.size ?? totals.all));
  const keyAt = isByTime(sort) ? {} : { keyAt: { place, sort } };
  const request = { conditions, sort: 'DEFAULT' as const, skip: 0, take: 0, facets, ...keyAt };
  const around = await look(db, request, listingsOf(conditions, 'DEFAULT', field, limit), knownOf(field, limit));
  return { ...around, isWhole: around.seen <= limit, about: estimate(around, field) };
}

/** Of counts that are all too low the highest. */
function highest(rows: readonly FacetRow[]): FacetRow[] {
  const best = new Map<string, FacetRow>();
  for (const row of rows) {
    const key = `${row.facet} ${row.value}`;
    if (row.n > (best.get(key)?.n ?? 0)) best.set(key, row);
  }
  return [...best.values()];
}

/** Matches, with what was seen of facets before. */
function toSurvey(
  { conditions, facets }: LookRequest,
  matches: Matches,
  seen: readonly FacetRow[],
  about: number | null,
): Survey {
  // Of a selected facet, matches show the selected values only.
  const selected = new Set<Dimension>([...conditions.facets.keys(), ...(conditions.price ? ['PRICE' as const] : [])]);
  return {
    ...matches,
    about: matches.isWhole ? matches.found : about && Math.max(about, matches.found),
    facets: highest([...matches.facets, ...seen]),
    lowerBounds: new Set(matches.isWhole ? facets.filter((facet) => selected.has(facet)) : facets),
  };
}

/** The word by which an order by price is walked: among its first listings one that is not very frequent is looked for in vain. */
function wordOf({ keywords }: ListingConditions, sort: ListingSort, totals: Totals): WordByPrice | null {
  const word = keywords?.byPrice;
  return word && sort.startsWith('PRICE') && word.listings * VERY_FREQUENT < totals.all ? word : null;
}

/** The first matches in an order by price by the index of words and prices, and facets among the newest listings. */
async function surveyByWord(db: Db, request: LookRequest, word: WordByPrice, totals: Totals): Promise<Survey> {
  const { hides } = fieldOf(request.conditions, 'DEFAULT', totals);
  const hidden = request.facets.filter((facet) => hides.includes(facet));
  const [newest, others, first] = await Promise.all([
    lookAround(db, request, [], request.facets, totals),
    lookAround(db, request, hidden, hidden, totals),
    firstByWord(db, request, word),
  ]);
  const about = newest?.about ?? null;
  const matches = await gatherMatches(db, request, 0, { about, key: newest?.key ?? null, first });
  return toSurvey(request, matches, [...(newest?.facets ?? []), ...(others?.facets ?? [])], about);
}

/**
 * Finds the page of a search and counts its facets among a bounded number of listings: what the narrowest index holds,
 * else the first 2,000 in the order of the page. Where these do not fill the page, the matches themselves are looked for.
 */
export async function surveyListings(db: Db, request: SurveyRequest, totals: Totals): Promise<Survey> {
  const { conditions, facets, sort, skip, take } = request;
  if (conditions.keywords?.matchesNothing) return nothing;
  const field = fromPrice(fieldOf(conditions, sort, totals, [], request.isAside), conditions, sort);
  const word = field.isSmall ? null : wordOf(conditions, sort, totals);
  if (word) return surveyByWord(db, request, word, totals);
  const isAside = request.isAside && totals.all > LOOKED_AT;
  const limit = isAside ? LOOKED_AT_ASIDE : LOOKED_AT;
  const hidden = facets.filter((facet) => field.hides.includes(facet));
  const [near, around] = await Promise.all([
    look(db, within(request, field), listingsOf(conditions, sort, field, limit), knownOf(field, limit)),
    lookAround(db, request, hidden, field.isSmall || isByTime(sort) ? hidden : facets, totals),
  ]);
  const seen = highest([...near.facets, ...(around?.facets ?? [])]);
  if (near.seen <= limit) {
    const isExact = (facet: Dimension): boolean => !hidden.includes(facet) || around?.isWhole === true;
    return {
      ...near,
      isWhole: true,
      about: near.found,
      reachable: near.found,
      facets: seen,
      lowerBounds: new Set(facets.filter((facet) => !isExact(facet))),
    };
  }
  const about = isByTime(sort) ? estimate(near, field) : (around?.about ?? null);
  const ahead = Math.max(near.found, Math.min(REACHABLE, reachedFrom(near, about)));
  const reachesPage = ahead === near.found || skip + take <= near.found;
  if (isAside || (near.found >= take && reachesPage && !isRanked(request, about)))
    return { ...near, isWhole: false, about, reachable: ahead, facets: seen, lowerBounds: new Set(facets) };
  const known = { ahead, about, key: around?.key ?? null };
  return toSurvey(request, await lookFurther(db, request, field, near, known), seen, about);
}
