import type { PageArgs } from '#api/platform/db/keyset-page.ts';
import type { BrandView } from './read-names.ts';

const MAXIMUM_PAGE = 100;
const DEFAULT_PAGE = 50;

/** How a list of brands is sorted: as it came, or by the number of their listings; `descending` turns it round. */
export type BrandOrder = { readonly byListings: boolean; readonly descending: boolean };

function inOrder(brands: readonly BrandView[], { byListings, descending }: BrandOrder): BrandView[] {
  const sorted = byListings ? brands.toSorted((a, b) => a.listings - b.listings) : [...brands];
  return descending ? sorted.toReversed() : sorted;
}

/** A page of brands, of 1 to 100; the cursor of one is its id, and an unknown one begins at the start. */
export function brandPage(all: readonly BrandView[], order: BrandOrder, { first, last, after, before }: PageArgs) {
  const brands = inOrder(all, order);
  const placeOf = (id: string | null | undefined): number => brands.findIndex((brand) => brand.id === id);
  const limit = Math.min(Math.max(1, first ?? last ?? DEFAULT_PAGE), MAXIMUM_PAGE);
  const isBackwards = (first ?? null) === null && (last ?? null) !== null;
  const end = isBackwards && placeOf(before) >= 0 ? placeOf(before) : null;
  const from = isBackwards ? Math.max(0, (end ?? brands.length) - limit) : placeOf(after) + 1;
  const to = isBackwards ? (end ?? brands.length) : from + limit;
  const edges = brands.slice(from, to).map((node) => ({ cursor: node.id, node }));
  return {
    totalCount: brands.length,
    edges,
    pageInfo: {
      hasPreviousPage: from > 0,
      hasNextPage: to < brands.length,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
}
