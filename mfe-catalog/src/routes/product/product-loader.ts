import { graphqlClientContext } from '@headstock/graphql-client';
import { data, redirect, type LoaderFunctionArgs } from 'react-router';
import { itemPath } from '@headstock/commerce-client/item';
import { CatalogProductDocument } from '#mfe-catalog/features/product/product.generated.ts';
import { productViewOf, type ProductView } from '#mfe-catalog/features/product/product-view.model.ts';

/** An item, in one query. Redirects old slugs to the current one, and variants to their product with the variant selected. */
export async function loader({ request, params, context }: LoaderFunctionArgs): Promise<ProductView | Response> {
  const client = context.get(graphqlClientContext);
  const { item, ...surroundings } = await client.query(
    CatalogProductDocument,
    { id: params['id'] ?? '' },
    { signal: request.signal },
  );
  if (!item) throw data(null, { status: 404 });
  if (item.parentItem) return redirect(`${itemPath(item.parentItem)}?variant=${encodeURIComponent(item.id)}`, 301);
  if (item.slug !== params['slug']) return redirect(itemPath(item) + new URL(request.url).search, 301);
  return productViewOf(item, surroundings);
}
