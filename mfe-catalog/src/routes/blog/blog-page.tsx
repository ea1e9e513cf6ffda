import { PageHead } from '@headstock/i18n/page-head';
import { EmptyState } from '@headstock/ui/empty-state';
import { Pagination } from '@headstock/ui/pagination';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLoaderData } from 'react-router';
import { blogPath, type BlogView } from '#mfe-catalog/features/blog/blog.model.ts';
import { CategoryChips } from '#mfe-catalog/features/blog/category-chips.tsx';
import { PostCard } from '#mfe-catalog/features/blog/post-card.tsx';
import { PostGrid } from '#mfe-catalog/features/blog/post-grid.tsx';
import { PageDataIsland } from '#mfe-catalog/features/structured-data/page-data-island.ts';
import { PageIntro } from '#mfe-catalog/features/content/page-intro.tsx';
import type { loader } from './blog-loader.ts';

export { loadPageData as loadIslands } from '#mfe-catalog/features/structured-data/page-data-island.ts';

function Pages({ view }: { readonly view: BlogView }) {
  const intl = useIntl();
  return (
    <Pagination
      current={view.page}
      count={view.pageCount}
      to={(page) => blogPath(view.category?.slug, page)}
      labels={{
        nav: intl.formatMessage({ id: 'blog.pages' }),
        previous: intl.formatMessage({ id: 'blog.pages.previous' }),
        next: intl.formatMessage({ id: 'blog.pages.next' }),
        page: (page) => intl.formatMessage({ id: 'blog.pages.page' }, { page }),
      }}
    />
  );
}

/** The blog, or one of its categories: the newest post large, the others as cards. */
export function Component() {
  const view = useLoaderData<typeof loader>();
  const intl = useIntl();
  const { category, page, posts } = view;
  const blog = intl.formatMessage({ id: 'blog.title' });
  const title = category?.title ?? blog;
  const lead = category?.description ?? intl.formatMessage({ id: 'blog.lead' });
  const crumbs = [
    { label: intl.formatMessage({ id: 'catalog.home' }), path: '/' },
    { label: intl.formatMessage({ id: 'blog.name' }), path: blogPath() },
    ...(category ? [{ label: category.title, path: blogPath(category.slug) }] : []),
  ];
  const cards = page === 1 ? posts.slice(1) : posts;
  return (
    <>
      <PageHead
        title={page > 1 ? intl.formatMessage({ id: 'blog.titlePage' }, { title, page }) : title}
        description={category?.description ?? intl.formatMessage({ id: 'blog.description' })}
        path={blogPath(category?.slug, page)}
      />
      <PageDataIsland key={category?.slug} crumbs={crumbs} />
      <PageIntro crumbs={crumbs} title={title} lead={lead} />
      <CategoryChips view={view} />
      <div className="hs-wrap" style={{ paddingBottom: 'var(--hs-s10)' }}>
        {page === 1 && posts[0] && <PostCard post={posts[0]} isLarge isFirst />}
        <PostGrid>
          {cards.map((post, at) => (
            <PostCard key={post.slug} post={post} isFirst={page > 1 && at === 0} />
          ))}
        </PostGrid>
        {posts.length === 0 && <EmptyState title={<FormattedMessage id="blog.none" />} />}
        <Pages view={view} />
      </div>
    </>
  );
}
