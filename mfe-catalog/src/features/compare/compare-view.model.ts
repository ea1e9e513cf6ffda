import { cardOf, type CardView } from '#mfe-catalog/features/item-card/card.model.ts';
import { maximumColumns, type CompareAddress } from './compare-address.model.ts';
import type { CatalogCompareQuery } from './compare.generated.ts';

type Item = CatalogCompareQuery['items'][number];

/** One item of the comparison. */
export interface CompareColumn extends CardView {
  readonly title: string;
  readonly listingId: string;
  /** It can go into the cart as it is: there is one, and no size or colour to choose. */
  readonly buyable: boolean;
  readonly seller: string;
  readonly type: string;
  readonly acceptsOffers: boolean;
  readonly pickUpOnly: boolean;
  readonly specs: Item['specs'];
  readonly measurements: Item['measurements'];
}

/** What the page of a comparison shows; it travels in the HTML. The address says the rest. */
export interface CompareView {
  readonly columns: readonly CompareColumn[];
  /** How many of the named items the shop does not know. */
  readonly unknown: number;
  /** Named beyond the fourth. */
  readonly others: readonly { readonly id: string; readonly title: string }[];
  /** What was found to be added; null where nothing was looked for. */
  readonly found: readonly CardView[] | null;
}

function columnOf(item: Item): CompareColumn[] {
  const card = cardOf(item, item.listing);
  if (!card || !item.listing) return [];
  const { title, acceptingOffers, localPickupOnly, specs, measurements } = item;
  return [
    {
      ...card,
      title,
      listingId: item.listing.id,
      buyable: item.listing.isAvailable && (item.retail.stockLevel ?? 0) > 0 && item.variants.length === 0,
      seller: item.account.displayName,
      type: item.type.title,
      acceptsOffers: acceptingOffers,
      pickUpOnly: localPickupOnly,
      specs,
      measurements,
    },
  ];
}

/** What the API is asked for an address. */
export const compareVariables = ({ ids, find }: CompareAddress) => ({
  ids: ids.slice(0, maximumColumns),
  rest: ids.slice(maximumColumns),
  crowded: ids.length > maximumColumns,
  find,
  finding: find !== '',
});

/** The view of an answer at an address. */
export function compareViewOf({ items, others, listings }: CatalogCompareQuery, { ids }: CompareAddress): CompareView {
  const columns = items.flatMap(columnOf);
  const shown = new Set(columns.map(({ id }) => id));
  return {
    columns,
    unknown: Math.min(ids.length, maximumColumns) - columns.length,
    others: (others ?? []).map(({ id, title }) => ({ id, title })),
    found: listings
      ? listings.nodes.flatMap(({ item, ...listing }) => cardOf(item, listing) ?? []).filter(({ id }) => !shown.has(id))
      : null,
  };
}
