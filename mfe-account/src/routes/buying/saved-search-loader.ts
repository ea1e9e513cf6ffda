import { graphqlClientContext } from '@headstock/graphql-client';
import { data, type LoaderFunctionArgs } from 'react-router';
import type { SavedSearch } from '#mfe-account/features/saved-searches/saved-search.model.ts';
import { AccountSavedSearchDocument } from '#mfe-account/features/saved-searches/saved-searches.generated.ts';
import { toWishlistItem, type WishlistItem } from '#mfe-account/features/wishlist/wishlist-item.model.ts';

/** A search with a page of its new finds. */
export interface SavedSearchView {
  readonly search: SavedSearch;
  readonly items: readonly WishlistItem[];
  readonly totalCount: number;
  readonly orMore: boolean;
  /** Up to where these finds reach. */
  readonly upTo: number;
  /** The address of the page with older ones; null on the last. */
  readonly older: string | null;
}

/** A place in the sequence of listings; null for anything else. */
function readPlace(text: string | null): number | null {
  const place = Number(text);
  return text !== null && Number.isInteger(place) && place >= 0 && place < 2 ** 31 ? place : null;
}

/** What came in for a search after `?since=`, without it since the viewer last looked; further pages end at `?before=`. */
export async function loader({ request, params, context }: LoaderFunctionArgs): Promise<SavedSearchView> {
  const query = new URL(request.url).searchParams;
  const since = readPlace(query.get('since'));
  const { savedSearch } = await context
    .get(graphqlClientContext)
    .query(
      AccountSavedSearchDocument,
      { id: params['id'] ?? '', since, before: readPlace(query.get('before')) },
      { signal: request.signal },
    );
  if (!savedSearch) throw data(null, { status: 404 });
  const { hits, ...search } = savedSearch;
  const { older } = hits;
  const olderQuery = { since: String(since ?? search.seen), before: String(older) };
  return {
    search,
    items: hits.nodes.map(({ item }) => toWishlistItem(item, null)),
    totalCount: hits.totalCount,
    orMore: hits.totalCountIsLowerBound,
    upTo: hits.upTo,
    older: older === null ? null : `?${new URLSearchParams(olderQuery).toString()}`,
  };
}
