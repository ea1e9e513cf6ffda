import { graphqlClientContext } from '@headstock/graphql-client';
import { data, redirect, type LoaderFunctionArgs } from 'react-router';
import { itemPath } from '@headstock/commerce-client/item';
import { CatalogItemPathDocument } from '#mfe-catalog/features/product/item-path.generated.ts';

/** Any other URL under /shop: redirects to the item when it ends in an item's id; otherwise not found. */
export async function loader({ request, params, context }: LoaderFunctionArgs): Promise<Response> {
  const id = params['*']?.split('/').filter(Boolean).at(-1);
  const answer = id
    ? await context
        .get(graphqlClientContext)
        .query(CatalogItemPathDocument, { id }, { signal: request.signal, quiet: true })
    : null;
  if (!answer?.item) throw data(null, { status: 404 });
  return redirect(itemPath(answer.item), 301);
}
