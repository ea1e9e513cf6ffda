import styled from '@emotion/styled';
import { Breadcrumbs } from '@headstock/ui/breadcrumbs';
import { down } from '@headstock/ui/breakpoints';
import { Paper } from '@headstock/ui/paper';
import { Picture } from '@headstock/ui/picture';
import { useIntl } from 'react-intl';
import type { CrumbData } from '#catalog/features/format/crumbs-json-ld.model.ts';
import type { PostView } from './blog.model.ts';
import { PostMeta } from './post-meta.tsx';

const Root = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  grid-template-rows: auto 1fr;
  gap: 0 clamp(32px, 4.4vw, 72px);
  padding-top: 16px;
  & > .words {
    align-self: center;
    padding-block: 32px;
  }
  & h1 {
    font-size: clamp(2.75rem, 1.9rem + 3.8vw, 5.75rem);
    line-height: 0.94;
    letter-spacing: -0.025em;
    overflow-wrap: break-word;
  }
  & .hs-lead {
    max-width: 30em;
    margin-block: 24px;
  }
  & .by {
    font-size: var(--hs-t-small);
    color: var(--hs-ink-3);
    & > b {
      font-weight: 600;
      color: var(--hs-ink);
    }
  }
  & .meta {
    margin-top: 2px;
    font-size: var(--hs-t-small);
    color: var(--hs-ink-3);
  }
  & > [data-tone] {
    grid-area: 1 / 2 / 3;
    aspect-ratio: 4 / 5;
    & > img {
      position: absolute;
      inset: 0;
      width: 100%;
      height: 100%;
    }
  }
  ${down('tabletMedium')} {
    grid-template-columns: minmax(0, 1fr);
    & > .words {
      padding-block: 20px 28px;
    }
    & > [data-tone] {
      grid-area: auto;
      aspect-ratio: 5 / 4;
      & > img {
        inset: auto auto 0 50%;
        width: auto;
        max-width: none;
        height: 132%;
        transform: translateX(-50%);
      }
    }
  }
`;

/** The way to a post, its title, lead and author, beside its picture. Renders a `<header>` with the `<h1>`. */
export function PostHead({ post, crumbs }: { readonly post: PostView; readonly crumbs: readonly CrumbData[] }) {
  const intl = useIntl();
  return (
    <Root className="hs-wrap">
      <Breadcrumbs
        label={intl.formatMessage({ id: 'catalog.path' })}
        crumbs={crumbs.slice(0, -1).map(({ label, path }) => ({ label, to: path }))}
      />
      <div className="words">
        <h1>{post.title}</h1>
        <p className="hs-lead">{post.lead}</p>
        <p className="by">
          <b>{post.author.name}</b>
          {post.author.role && `, ${post.author.role}`}
        </p>
        <PostMeta publishedAt={post.publishedAt} minutes={post.minutes} />
      </div>
      <Paper tone={post.paper}>
        <Picture
          id={post.picture}
          alt={post.alt}
          sizes="(min-width:1728px) 650px, (min-width:916px) 40vw, 97vw"
          widths={[320, 480, 640, 960, 1280]}
          priority
        />
      </Paper>
    </Root>
  );
}
