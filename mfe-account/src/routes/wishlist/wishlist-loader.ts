import { graphqlClientContext } from '@headstock/graphql-client';
import type { LoaderFunctionArgs } from 'react-router';
import { toWishlistPage, type WishlistPage } from '#mfe-account/features/wishlist/wishlist-item.model.ts';
import { AccountWishlistDocument } from '#mfe-account/features/wishlist/wishlist.generated.ts';

const pageSize = 48;

/** A page of the viewer's own list: the newest items, those older than `?after=`, or those newer than `?before=`. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<WishlistPage> {
  const client = context.get(graphqlClientContext);
  const query = new URL(request.url).searchParams;
  const before = query.get('before');
  const range = before === null ? { first: pageSize, after: query.get('after') } : { last: pageSize, before };
  return toWishlistPage(await client.query(AccountWishlistDocument, range, { signal: request.signal }));
}
