import { PageHead } from '@headstock/i18n/page-head';
import { LinkArrow } from '@headstock/ui/link-arrow';
import { Section } from '@headstock/ui/section';
import { SectionHead } from '@headstock/ui/section-head';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLoaderData } from 'react-router';
import { blogPath, postPath } from '#mfe-catalog/features/blog/blog.model.ts';
import { AdjacentPosts } from '#mfe-catalog/features/blog/adjacent-posts.tsx';
import { PostCard } from '#mfe-catalog/features/blog/post-card.tsx';
import { PostGrid } from '#mfe-catalog/features/blog/post-grid.tsx';
import { PostHeader } from '#mfe-catalog/features/blog/post-header.tsx';
import { PageDataIsland } from '#mfe-catalog/features/structured-data/page-data-island.ts';
import { Article } from '#mfe-catalog/features/content/article.tsx';
import type { loader } from './post-loader.ts';

export { loadPageData as loadIslands } from '#mfe-catalog/features/structured-data/page-data-island.ts';

/** A post of the blog: its head, its text, the posts before and after it, and others of its category. */
export function Component() {
  const post = useLoaderData<typeof loader>();
  const intl = useIntl();
  const { category } = post;
  const crumbs = [
    { label: intl.formatMessage({ id: 'catalog.home' }), path: '/' },
    { label: intl.formatMessage({ id: 'blog.name' }), path: blogPath() },
    { label: category.title, path: blogPath(category.slug) },
    { label: post.title, path: postPath(post.slug) },
  ];
  return (
    <>
      <PageHead
        title={post.title}
        description={post.description}
        path={postPath(post.slug)}
        image={`/images/${post.picture}/1280`}
        type="article"
      />
      <PageDataIsland key={post.slug} crumbs={crumbs} post={post} />
      <article>
        <PostHeader post={post} crumbs={crumbs} />
        <Article html={post.html} headings={post.headings} />
      </article>
      <AdjacentPosts older={post.older} newer={post.newer} />
      {post.related.length > 0 && (
        <Section labelledBy="related">
          <SectionHead
            id="related"
            title={<FormattedMessage id="blog.related" values={{ category: category.title }} />}
            action={
              <LinkArrow as={Link} to={blogPath()}>
                <FormattedMessage id="blog.all" />
              </LinkArrow>
            }
          />
          <PostGrid>
            {post.related.map((each) => (
              <PostCard key={each.slug} post={each} level={3} />
            ))}
          </PostGrid>
        </Section>
      )}
    </>
  );
}
