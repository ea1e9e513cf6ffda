import { graphqlClientContext } from '@headstock/graphql-client';
import { data, type LoaderFunctionArgs } from 'react-router';
import { toWishlistItem, type WishlistItem } from '#mfe-account/features/wishlist/wishlist-item.model.ts';
import { AccountSharedWishlistDocument } from '#mfe-account/features/wishlist/wishlist.generated.ts';

const pageSize = 48;

/** A page of a list that somebody shares. */
export interface SharedWishlistView {
  /** Null where the owner does not want to be named. */
  readonly ownerName: string | null;
  readonly totalCount: number;
  readonly items: readonly WishlistItem[];
  readonly older: string | null;
  readonly newer: string | null;
}

/** What a link shows; null, as not found, for one that is unknown or was ended. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const client = context.get(graphqlClientContext);
  const query = new URL(request.url).searchParams;
  const before = query.get('before');
  const range = before === null ? { first: pageSize, after: query.get('after') } : { last: pageSize, before };
  const { sharedWishlist: shared } = await client.query(
    AccountSharedWishlistDocument,
    { token: params['token'] ?? '', ...range },
    { signal: request.signal },
  );
  if (!shared) return data<SharedWishlistView | null>(null, { status: 404 });
  const { ownerName, totalCount, edges, pageInfo } = shared;
  return data<SharedWishlistView | null>({
    ownerName,
    totalCount,
    items: edges.map(({ node }) => toWishlistItem(node, null)),
    older: pageInfo.hasNextPage ? pageInfo.endCursor : null,
    newer: pageInfo.hasPreviousPage ? pageInfo.startCursor : null,
  });
}
