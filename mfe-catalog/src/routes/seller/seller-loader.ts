import { graphqlClientContext } from '@headstock/graphql-client';
import { data, type LoaderFunctionArgs } from 'react-router';
import { readPage } from '#mfe-catalog/features/blog/blog.model.ts';
import { CatalogSellerDocument } from '#mfe-catalog/features/seller/seller.generated.ts';
import { sellerViewOf, type SellerView } from '#mfe-catalog/features/seller/seller-view.model.ts';

/** A page of a seller's listings and, with `?after=` or `?before=`, of what buyers say, in one query. An unknown seller and a page past the last are not found. */
export async function loader({ request, params, context }: LoaderFunctionArgs): Promise<SellerView> {
  const query = new URL(request.url).searchParams;
  const page = readPage(query);
  const before = query.get('before');
  const range = { before, after: before === null ? query.get('after') : null, backwards: before !== null };
  const variables = { username: params['username'] ?? '', page, ...range };
  const answer = await context
    .get(graphqlClientContext)
    .query(CatalogSellerDocument, variables, { signal: request.signal });
  const view = sellerViewOf(answer, page);
  if (!view) throw data(null, { status: 404 });
  return view;
}
