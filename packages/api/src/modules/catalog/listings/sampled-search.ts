import type { Db } from '#api/platform/db/database.ts';
import type { Dimension, FacetValueCount } from '#api/modules/catalog/facets/dimensions.ts';
import type { Totals } from '#api/modules/catalog/facets/stored-totals.ts';
import {
  collectMatches,
  type Matches,
  matchesBeyondSample,
  ranksAllMatches,
  reachableFrom,
} from './collect-matches.ts';
import type { ListingConditions } from './listing-conditions.ts';
import { REACHABLE } from './page-query.ts';
import { scanCandidates, type ScanRequest, type ScanResult } from './scan-candidates.ts';
import { fromPriceRange, narrowestScope, SAMPLE_SIZE, sampleOf, type Scope } from './scope.ts';
import { isByTime, type ListingSort } from './sort.ts';

/** Sample size for what needs less precision: the sellers, the count of the other availability, values beside a filter. */
const SMALL_SAMPLE_SIZE = 1_000;
/** A keyword is very frequent when one listing of so many has it. */
const VERY_FREQUENT = 8;

export type SampledResult = {
  /** Matches that were found. */
  readonly matched: number;
  /** Whether these are all there are. */
  readonly isComplete: boolean;
  /** Estimate of all matches, by their share of the sample; null when there is none. */
  readonly estimate: number | null;
  /** How many of the matches pages lead to. */
  readonly reachable: number;
  /** Listing ids of the page, in order. */
  readonly ids: readonly string[];
  readonly facets: readonly FacetValueCount[];
  /** Facets whose counts are lower bounds, because not all listings were read. */
  readonly lowerBounds: ReadonlySet<Dimension>;
};

export type SampledSearchRequest = ScanRequest & {
  /** Takes what a small sample tells, and looks for no page beyond it. */
  readonly isRough: boolean;
};

const nothing: SampledResult = {
  matched: 0,
  isComplete: true,
  estimate: 0,
  reachable: 0,
  ids: [],
  facets: [],
  lowerBounds: new Set(),
};

/** Rounds to two significant digits; to one when the estimate rests on fewer than 100 matches. */
function roundEstimate(value: number, matched: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(value)) - (matched < 100 ? 0 : 1));
  return Math.round(value / unit) * unit;
}

function estimateOf({ matched, scanned }: ScanResult, { size }: Scope): number | null {
  if (size === null || matched === 0) return null;
  return Math.max(matched, roundEstimate((matched / scanned) * size, matched));
}

type Alternatives = ScanResult & { readonly isComplete: boolean; readonly estimate: number | null };

/**
 * A sample of the newest listings beside the filters in `without`, which counts what else could be selected there. For a sort
 * by price or year it also gives the key by which the page is full.
 */
async function sampleAlternatives(
  db: Db,
  { conditions, sort, skip, take }: ScanRequest,
  without: readonly Dimension[],
  facets: readonly Dimension[],
  totals: Totals,
): Promise<Alternatives | null> {
  if (facets.length === 0) return null;
  const scope = narrowestScope(conditions, 'DEFAULT', totals, without);
  const limit = scope.isSmall ? SAMPLE_SIZE : SMALL_SAMPLE_SIZE;
  // Each sampled match stands for scope size / sample size listings. Twice the wanted number leaves room for chance.
  const position = Math.ceil((2 * (skip + take) * limit) / (scope.size ?? totals.all));
  const keyAt = isByTime(sort) ? {} : { keyAt: { position, sort } };
  const request = { conditions, sort: 'DEFAULT' as const, skip: 0, take: 0, facets, ...keyAt };
  const sample = await scanCandidates(db, request, sampleOf(conditions, 'DEFAULT', scope, limit));
  return { ...sample, isComplete: sample.scanned <= limit, estimate: estimateOf(sample, scope) };
}

/** The highest of several lower bounds for each value. */
function highestCounts(counts: readonly FacetValueCount[]): FacetValueCount[] {
  const best = new Map<string, FacetValueCount>();
  for (const row of counts) {
    const key = `${row.facet} ${row.value}`;
    if (row.count > (best.get(key)?.count ?? 0)) best.set(key, row);
  }
  return [...best.values()];
}

function toResult(
  { conditions, facets }: ScanRequest,
  matches: Matches,
  sampled: readonly FacetValueCount[],
  estimate: number | null,
): SampledResult {
  // Matches hold selected values only, so the others of a selected facet come from samples.
  const selected = new Set<Dimension>([...conditions.facets.keys(), ...(conditions.price ? ['PRICE' as const] : [])]);
  return {
    ...matches,
    estimate: matches.isComplete ? matches.matched : estimate && Math.max(estimate, matches.matched),
    facets: highestCounts([...matches.facets, ...sampled]),
    lowerBounds: new Set(matches.isComplete ? facets.filter((facet) => selected.has(facet)) : facets),
  };
}

/** Whether the index of keywords by price is to be used; a scan of the price order soon meets a very frequent keyword. */
function usesKeywordsByPrice({ keywords }: ListingConditions, sort: ListingSort, totals: Totals): boolean {
  const word = keywords?.byPrice;
  return sort.startsWith('PRICE') && word !== undefined && word !== null && word.listings * VERY_FREQUENT < totals.all;
}

/** Search in a price order by the index of keywords by price; facets come from the newest listings. */
async function searchByPriceIndex(db: Db, request: ScanRequest, totals: Totals): Promise<SampledResult> {
  const { hides } = narrowestScope(request.conditions, 'DEFAULT', totals);
  const hidden = request.facets.filter((facet) => hides.includes(facet));
  const [newest, alternatives] = await Promise.all([
    sampleAlternatives(db, request, [], request.facets, totals),
    sampleAlternatives(db, request, hidden, hidden, totals),
  ]);
  const estimate = newest?.estimate ?? null;
  const matches = await collectMatches(db, request, 0, { estimate, key: newest?.key ?? null });
  return toResult(request, matches, [...(newest?.facets ?? []), ...(alternatives?.facets ?? [])], estimate);
}

/**
 * Finds the page of a search and counts its facets by reading a bounded number of listings: a sample of the narrowest scope in
 * the order of the page and, when that does not fill the page, the matches up to the page.
 */
export async function sampledSearch(db: Db, request: SampledSearchRequest, totals: Totals): Promise<SampledResult> {
  const { conditions, facets, sort, skip, take } = request;
  if (conditions.keywords?.matchesNothing) return nothing;
  const scope = fromPriceRange(narrowestScope(conditions, sort, totals), conditions, sort);
  if (!scope.isSmall && usesKeywordsByPrice(conditions, sort, totals)) return searchByPriceIndex(db, request, totals);
  const isRough = request.isRough && totals.all > SAMPLE_SIZE;
  const limit = isRough ? SMALL_SAMPLE_SIZE : SAMPLE_SIZE;
  const hidden = facets.filter((facet) => scope.hides.includes(facet));
  // The first in an order by price or year are of few kinds, so all facets are counted among the newest as well.
  const beside = scope.isSmall || isByTime(sort) ? hidden : facets;
  const [sample, alternatives] = await Promise.all([
    scanCandidates(db, request, sampleOf(conditions, sort, scope, limit)),
    sampleAlternatives(db, request, hidden, beside, totals),
  ]);
  const counts = highestCounts([...sample.facets, ...(alternatives?.facets ?? [])]);
  if (sample.scanned <= limit) {
    const isExact = (facet: Dimension): boolean => !hidden.includes(facet) || alternatives?.isComplete === true;
    return {
      ...sample,
      isComplete: true,
      estimate: sample.matched,
      reachable: sample.matched,
      facets: counts,
      lowerBounds: new Set(facets.filter((facet) => !isExact(facet))),
    };
  }
  const estimate = isByTime(sort) ? estimateOf(sample, scope) : (alternatives?.estimate ?? null);
  const reachable = Math.max(sample.matched, Math.min(REACHABLE, reachableFrom(sample, estimate)));
  const isPageInSample = skip + take <= sample.matched || reachable === sample.matched;
  if (isRough || (sample.matched >= take && isPageInSample && !ranksAllMatches(request, estimate)))
    return { ...sample, isComplete: false, estimate, reachable, facets: counts, lowerBounds: new Set(facets) };
  const outlook = { reachable, estimate, key: alternatives?.key ?? null };
  return toResult(request, await matchesBeyondSample(db, request, scope.condition, sample, outlook), counts, estimate);
}
