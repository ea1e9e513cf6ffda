import { graphqlClientContext } from '@headstock/graphql-client';
import { data, type LoaderFunctionArgs } from 'react-router';
import { CatalogPageDocument } from '#mfe-catalog/features/content/page.generated.ts';
import { pageViewOf, type PageView } from '#mfe-catalog/features/content/page-view.model.ts';

/** A page of the content store. */
export async function loader({ request, params, context }: LoaderFunctionArgs): Promise<PageView> {
  const { page } = await context
    .get(graphqlClientContext)
    .query(CatalogPageDocument, { slug: (params['slug'] ?? '').toLowerCase() }, { signal: request.signal });
  if (!page) throw data(null, { status: 404 });
  return pageViewOf(page);
}
