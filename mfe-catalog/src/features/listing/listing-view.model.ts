import { traitFacets } from '@headstock/contracts/listing-traits';
import { cardOf, type CardView } from '#mfe-catalog/features/item-card/card.model.ts';
import { atLeast } from './rounded-count.model.ts';
import type { ListingAddress, ListKey } from './listing-path.model.ts';
import type { CatalogListingQuery, FacetKey } from './listing.generated.ts';

/** How sure a number is: a large shop does not look at every listing for every combination. */
export type Certainty = 'exact' | 'atLeast' | 'about';

/** One value of a facet: what goes into the address, its name, how many there are, and whether there may be more. */
export type FacetValue = readonly [value: string, label: string, count: number, orMore?: true];

/** One bar of the prices: from and to in cents, and how many. */
export type PriceBar = readonly [fromCents: number, toCents: number, count: number];

/** What a listing page shows; it travels in the HTML, so it is as small as it can be. The address says the rest. */
export interface ListingView {
  /** Title and line of the category; null on /shop. */
  readonly category: { readonly title: string; readonly description: string } | null;
  readonly total: number;
  readonly certainty: Certainty;
  readonly page: number;
  readonly pageCount: number;
  readonly cards: readonly CardView[];
  /** The most frequent values and the chosen ones; all of them where the address says so. */
  readonly facets: Readonly<Partial<Record<FacetKey, readonly FacetValue[]>>>;
  /** How many values of a facet are not shown. */
  readonly folded: Readonly<Partial<Record<FacetKey, number>>>;
  readonly prices: readonly PriceBar[];
  /** Whether the histogram covers only some of the listings. */
  readonly somePrices: boolean;
  /** The corrected keywords, when the search replaced those in the address. */
  readonly corrected: string | null;
  /** The keywords name nothing, so that everything would match. */
  readonly isUnspecific?: true;
  /** Wider searches, where nothing was found. */
  readonly suggestions: readonly FacetValue[];
}

type Listings = CatalogListingQuery['listings'];

type Counted = { readonly value: string; readonly label: string; readonly count: number };

const entryOf = ({ value, label, count }: Counted, orMore: boolean): FacetValue =>
  orMore ? [value, label, atLeast(count), true] : [value, label, count];

/** The key of the address that each facet changes. */
const listKeyOf: Readonly<Record<FacetKey, ListKey>> = {
  CATEGORY: 'category',
  TYPE: 'category',
  BRAND: 'brand',
  DECADE: 'decade',
  CONDITION: 'condition',
  FINISH: 'finish',
  SELLER: 'seller',
  AVAILABILITY: 'availability',
  TAGS: 'tags',
  ...traitFacets,
};

const foldable: readonly FacetKey[] = ['BRAND', 'TYPE', 'FINISH', 'SELLER', 'TAGS', 'ORIGIN', 'SHIPS_FROM'];
/** Facets of what only some kinds of instruments have. */
const measured: readonly FacetKey[] = ['WEIGHT', 'NECK', 'NUT', 'PICKUPS', 'FRETS', 'ORIGIN', 'SHIPS_FROM'];
/** A measure is offered where one of so many results has it. */
const FEW = 4;
const named: readonly FacetKey[] = ['DECADE', 'CONDITION', 'AVAILABILITY'];
const atOnce = 7;

function shownValues(
  { key, values, countsAreLowerBounds }: Listings['facets'][number],
  address: ListingAddress,
): FacetValue[] {
  const chosen = address[listKeyOf[key]].map(String);
  const whole = !foldable.includes(key) || values.length <= atOnce + 1 || address.unfold.includes(listKeyOf[key]);
  const shown = values.filter(({ value }, index) => whole || index < atOnce || chosen.includes(value));
  // The page has messages for these values, so their labels are not sent.
  return shown.map((value) => entryOf(named.includes(key) ? { ...value, label: '' } : value, countsAreLowerBounds));
}

function totalOf({
  totalCount,
  totalCountIsLowerBound,
  totalCountEstimate,
}: Listings): Pick<ListingView, 'total' | 'certainty'> {
  if (!totalCountIsLowerBound) return { total: totalCount, certainty: 'exact' };
  return typeof totalCountEstimate === 'number'
    ? { total: totalCountEstimate, certainty: 'about' }
    : { total: atLeast(totalCount), certainty: 'atLeast' };
}

/** The tag of what is for the left hand says the same as the facet of hands. */
const withoutLeftTag = (facet: Listings['facets'][number]): Listings['facets'][number] =>
  facet.key === 'TAGS' ? { ...facet, values: facet.values.filter(({ value }) => value !== 'left-handed') } : facet;

/**
 * Whether a facet helps here: it has values, and where it is of a measure there are several, which a good part of the results
 * has. What is chosen stays, so that it can be taken back.
 */
function helps({ key, values }: Listings['facets'][number], total: number, address: ListingAddress): boolean {
  if (values.length === 0) return false;
  if (!measured.includes(key) || address[listKeyOf[key]].length > 0) return true;
  const having = values.reduce((sum, { count }) => sum + count, 0);
  return values.length > 1 && having * FEW >= total;
}

/** The view of an answer at an address. Null when the address names a category that does not exist. */
export function listingViewOf(
  { category, listings }: CatalogListingQuery,
  address: ListingAddress,
): ListingView | null {
  const inCategory = address.type !== null;
  if (inCategory && !category) return null;
  const hidden: FacetKey = inCategory ? 'CATEGORY' : 'TYPE';
  const facets = listings.facets
    .map(withoutLeftTag)
    .filter((facet) => !address.isArchive || facet.key !== 'AVAILABILITY')
    .filter((facet) => facet.key !== hidden && helps(facet, listings.totalCount, address))
    .map((facet) => ({ key: facet.key, all: facet.values.length, shown: shownValues(facet, address) }));
  return {
    category: category ?? null,
    ...totalOf(listings),
    page: listings.page,
    pageCount: listings.pageCount,
    cards: listings.nodes.flatMap(({ item, ...listing }) => cardOf(item, listing) ?? []),
    facets: Object.fromEntries(facets.map(({ key, shown }) => [key, shown])),
    folded: Object.fromEntries(
      facets.flatMap(({ key, all, shown }) => (all === shown.length ? [] : [[key, all - shown.length]])),
    ),
    prices: listings.prices.map(({ fromCents, toCents, count }): PriceBar => [fromCents, toCents, count]),
    somePrices: listings.pricesAreLowerBounds,
    corrected: listings.correctedKeywords ?? null,
    ...(listings.keywordsAreUnspecific ? { isUnspecific: true } : {}),
    suggestions:
      listings.totalCount === 0 ? listings.suggestions.map((value) => entryOf(value, value.isLowerBound)) : [],
  };
}
