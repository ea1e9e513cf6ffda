import { graphqlClientContext } from '@headstock/graphql-client';
import { data, type LoaderFunctionArgs } from 'react-router';
import { readPage } from '#mfe-catalog/features/blog/blog.model.ts';
import { CatalogSellerDocument } from '#mfe-catalog/features/seller/seller.generated.ts';
import { sellerViewOf, type SellerView } from '#mfe-catalog/features/seller/seller-view.model.ts';

/** A page of a seller's listings, in one query. An unknown seller and a page past the last are not found. */
export async function loader({ request, params, context }: LoaderFunctionArgs): Promise<SellerView> {
  const page = readPage(new URL(request.url).searchParams);
  const variables = { username: params['username'] ?? '', page };
  const answer = await context
    .get(graphqlClientContext)
    .query(CatalogSellerDocument, variables, { signal: request.signal });
  const view = sellerViewOf(answer, page);
  if (!view) throw data(null, { status: 404 });
  return view;
}
