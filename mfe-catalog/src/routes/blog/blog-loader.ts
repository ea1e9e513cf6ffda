import { graphqlClientContext } from '@headstock/graphql-client';
import { data, type LoaderFunctionArgs } from 'react-router';
import { CatalogBlogDocument } from '#mfe-catalog/features/blog/blog.generated.ts';
import { blogViewOf, postsOnPage, readPage, type BlogView } from '#mfe-catalog/features/blog/blog.model.ts';

/** A page of the blog, in one question. An unknown category and a page past the last are not found. */
export async function loader({ request, params, context }: LoaderFunctionArgs): Promise<BlogView> {
  const page = readPage(new URL(request.url).searchParams);
  const category = params['category'] ?? null;
  const answer = await context
    .get(graphqlClientContext)
    .query(CatalogBlogDocument, { category, ...postsOnPage(page) }, { signal: request.signal });
  const view = blogViewOf(answer, category, page);
  if (!view) throw data(null, { status: 404 });
  return view;
}
