import styled from '@emotion/styled';
import { Breadcrumbs } from '@headstock/ui/breadcrumbs';
import { useIntl } from 'react-intl';
import { PictureHeader } from '#mfe-catalog/features/content/picture-header.tsx';
import type { BreadcrumbData } from '#mfe-catalog/features/structured-data/breadcrumbs-json-ld.model.ts';
import type { PostView } from './blog.model.ts';
import { PostMeta } from './post-meta.tsx';

const By = styled.p`
  font-size: var(--hs-t-small);
  color: var(--hs-ink-3);
  & > b {
    font-weight: 600;
    color: var(--hs-ink);
  }
  & + .meta {
    margin-top: 2px;
    font-size: var(--hs-t-small);
    color: var(--hs-ink-3);
  }
`;

/** The way to a post, its title, lead and author, beside its picture. Renders a `<header>` with the `<h1>`. */
export function PostHeader({ post, crumbs }: { readonly post: PostView; readonly crumbs: readonly BreadcrumbData[] }) {
  const intl = useIntl();
  return (
    <PictureHeader
      picture={{ id: post.picture, alt: post.alt, backdrop: post.backdrop }}
      path={
        <Breadcrumbs
          label={intl.formatMessage({ id: 'catalog.breadcrumbs' })}
          crumbs={crumbs.slice(0, -1).map(({ label, path }) => ({ label, to: path }))}
        />
      }
    >
      <h1>{post.title}</h1>
      <p className="hs-lead">{post.lead}</p>
      <By>
        <b>{post.author.name}</b>
        {post.author.role && `, ${post.author.role}`}
      </By>
      <PostMeta publishedAt={post.publishedAt} minutes={post.minutes} />
    </PictureHeader>
  );
}
