import { graphqlClientContext } from '@headstock/graphql-client';
import { data, type LoaderFunctionArgs } from 'react-router';
import { CatalogPostDocument } from '#mfe-catalog/features/blog/blog.generated.ts';
import { postViewOf, type PostView } from '#mfe-catalog/features/blog/blog.model.ts';

/** A post with its neighbours, in one question. */
export async function loader({ request, params, context }: LoaderFunctionArgs): Promise<PostView> {
  const { post } = await context
    .get(graphqlClientContext)
    .query(CatalogPostDocument, { slug: (params['slug'] ?? '').toLowerCase() }, { signal: request.signal });
  if (!post) throw data(null, { status: 404 });
  return postViewOf(post);
}
