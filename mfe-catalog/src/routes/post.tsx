import { graphqlClientContext } from '@headstock/graphql-client';
import { PageHead } from '@headstock/i18n/page-head';
import { LinkArrow } from '@headstock/ui/link-arrow';
import { Section } from '@headstock/ui/section';
import { SectionHead } from '@headstock/ui/section-head';
import { FormattedMessage, useIntl } from 'react-intl';
import { data, Link, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { CatalogPostDocument } from '#mfe-catalog/features/blog/blog.generated.ts';
import { blogPath, postPath, postViewOf, type PostView } from '#mfe-catalog/features/blog/blog.model.ts';
import { Neighbours } from '#mfe-catalog/features/blog/neighbours.tsx';
import { PostCard } from '#mfe-catalog/features/blog/post-card.tsx';
import { PostGrid } from '#mfe-catalog/features/blog/post-grid.tsx';
import { PostHead } from '#mfe-catalog/features/blog/post-head.tsx';
import { DataIsland, loadData } from '#mfe-catalog/features/content/data-island.ts';
import { Reading } from '#mfe-catalog/features/content/reading.tsx';

export { loadData as loadIslands };

/** A post with its neighbours, in one question. */
export async function loader({ request, params, context }: LoaderFunctionArgs): Promise<PostView> {
  const { post } = await context
    .get(graphqlClientContext)
    .query(CatalogPostDocument, { slug: (params['slug'] ?? '').toLowerCase() }, { signal: request.signal });
  if (!post) throw data(null, { status: 404 });
  return postViewOf(post);
}

/** A post of the blog: its head, its text, the posts before and after it, and others of its category. */
export function Component() {
  const post = useLoaderData<typeof loader>();
  const intl = useIntl();
  const { category } = post;
  const crumbs = [
    { label: intl.formatMessage({ id: 'catalog.home' }), path: '/' },
    { label: intl.formatMessage({ id: 'catalog.blog' }), path: blogPath() },
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
      <DataIsland key={post.slug} crumbs={crumbs} post={post} />
      <article>
        <PostHead post={post} crumbs={crumbs} />
        <Reading html={post.html} headings={post.headings} />
      </article>
      <Neighbours older={post.older} newer={post.newer} />
      {post.related.length > 0 && (
        <Section labelledBy="related">
          <SectionHead
            id="related"
            title={<FormattedMessage id="catalog.blog.related" values={{ category: category.title }} />}
            action={
              <LinkArrow as={Link} to={blogPath()}>
                <FormattedMessage id="catalog.blog.all" />
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
