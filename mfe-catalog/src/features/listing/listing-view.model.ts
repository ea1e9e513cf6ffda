import { cardOf, type CardView } from '#catalog/features/card/card.model.ts';
import type { CatalogListingQuery, FacetKey } from './listing.generated.ts';

/** One value of a facet: what goes into the address, its name, and how many there are. */
export type FacetValue = readonly [value: string, label: string, count: number];

/** One bar of the prices: from and to in cents, and how many. */
export type PriceBar = readonly [fromCents: number, toCents: number, count: number];

/** What a listing page shows; it travels in the HTML, so it is as small as it can be. The address says the rest. */
export interface ListingView {
  /** Title and line of the category; null on /shop. */
  readonly category: { readonly title: string; readonly description: string } | null;
  readonly total: number;
  readonly page: number;
  readonly pageCount: number;
  readonly cards: readonly CardView[];
  readonly facets: Readonly<Partial<Record<FacetKey, readonly FacetValue[]>>>;
  readonly prices: readonly PriceBar[];
  /** The keywords that were searched for instead of those in the address. */
  readonly corrected: string | null;
  /** Wider searches, where nothing was found. */
  readonly suggestions: readonly FacetValue[];
}

type Listings = CatalogListingQuery['listings'];

const triple = ({ value, label, count }: { value: string; label: string; count: number }): FacetValue => [
  value,
  label,
  count,
];

function facetsOf(facets: Listings['facets'], named: boolean): ListingView['facets'] {
  const hidden: FacetKey = named ? 'CATEGORY' : 'TYPE';
  return Object.fromEntries(
    facets.flatMap(({ key, values }) =>
      key === hidden || values.length === 0 ? [] : [[key, values.map((value) => triple(value))]],
    ),
  );
}

/** The view of an answer; `named` says that the page is a category's. Null when there is no such category. */
export function listingViewOf({ category, listings }: CatalogListingQuery, named: boolean): ListingView | null {
  if (named && !category) return null;
  return {
    category: category ?? null,
    total: listings.totalCount,
    page: listings.page,
    pageCount: listings.pageCount,
    cards: listings.nodes.flatMap(({ item, ...listing }) => cardOf(item, listing) ?? []),
    facets: facetsOf(listings.facets, named),
    prices: listings.prices.map(({ fromCents, toCents, count }): PriceBar => [fromCents, toCents, count]),
    corrected: listings.correctedKeywords ?? null,
    suggestions: listings.totalCount === 0 ? listings.suggestions.map((value) => triple(value)) : [],
  };
}
