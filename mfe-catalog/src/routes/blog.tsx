import { graphqlClientContext } from '@headstock/graphql-client';
import { PageHead } from '@headstock/i18n/page-head';
import { EmptyState } from '@headstock/ui/empty-state';
import { Pagination } from '@headstock/ui/pagination';
import { FormattedMessage, useIntl } from 'react-intl';
import { data, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { CatalogBlogDocument } from '#mfe-catalog/features/blog/blog.generated.ts';
import { blogPath, blogViewOf, postsOnPage, readPage, type BlogView } from '#mfe-catalog/features/blog/blog.model.ts';
import { CategoryChips } from '#mfe-catalog/features/blog/category-chips.tsx';
import { PostCard } from '#mfe-catalog/features/blog/post-card.tsx';
import { PostGrid } from '#mfe-catalog/features/blog/post-grid.tsx';
import { DataIsland, loadData } from '#mfe-catalog/features/content/data-island.ts';
import { Intro } from '#mfe-catalog/features/content/intro.tsx';

export { loadData as loadIslands };

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

function Pages({ view }: { readonly view: BlogView }) {
  const intl = useIntl();
  return (
    <Pagination
      current={view.page}
      count={view.pageCount}
      to={(page) => blogPath(view.category?.slug, page)}
      labels={{
        nav: intl.formatMessage({ id: 'catalog.blog.pages' }),
        previous: intl.formatMessage({ id: 'catalog.blog.pages.previous' }),
        next: intl.formatMessage({ id: 'catalog.blog.pages.next' }),
        page: (page) => intl.formatMessage({ id: 'catalog.blog.pages.page' }, { page }),
      }}
    />
  );
}

/** The blog, or one of its categories: the newest post large, the others as cards. */
export function Component() {
  const view = useLoaderData<typeof loader>();
  const intl = useIntl();
  const { category, page, posts } = view;
  const blog = intl.formatMessage({ id: 'catalog.blog.title' });
  const title = category?.title ?? blog;
  const lead = category?.description ?? intl.formatMessage({ id: 'catalog.blog.lead' });
  const crumbs = [
    { label: intl.formatMessage({ id: 'catalog.home' }), path: '/' },
    { label: intl.formatMessage({ id: 'catalog.blog' }), path: blogPath() },
    ...(category ? [{ label: category.title, path: blogPath(category.slug) }] : []),
  ];
  const cards = page === 1 ? posts.slice(1) : posts;
  return (
    <>
      <PageHead
        title={page > 1 ? intl.formatMessage({ id: 'catalog.blog.titlePage' }, { title, page }) : title}
        description={category?.description ?? intl.formatMessage({ id: 'catalog.blog.description' })}
        path={blogPath(category?.slug, page)}
      />
      <DataIsland key={category?.slug} crumbs={crumbs} />
      <Intro crumbs={crumbs} title={title} lead={lead} />
      <CategoryChips view={view} />
      <div className="hs-wrap" style={{ paddingBottom: 'var(--hs-s10)' }}>
        {page === 1 && posts[0] && <PostCard post={posts[0]} isLarge isFirst />}
        <PostGrid>
          {cards.map((post, at) => (
            <PostCard key={post.slug} post={post} isFirst={page > 1 && at === 0} />
          ))}
        </PostGrid>
        {posts.length === 0 && <EmptyState title={<FormattedMessage id="catalog.blog.none" />} />}
        <Pages view={view} />
      </div>
    </>
  );
}
