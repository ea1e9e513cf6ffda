import styled from '@emotion/styled';
import { down } from '@headstock/ui/breakpoints';
import { Backdrop } from '@headstock/ui/backdrop';
import { Picture } from '@headstock/ui/picture';
import { Link } from 'react-router';
import { postPath, type PostCardView } from './blog.model.ts';
import { PostMeta } from './post-meta.tsx';

const Root = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  & > [data-tone] {
    aspect-ratio: 5 / 4;
    margin-bottom: 18px;
    & > img {
      position: absolute;
      left: 50%;
      bottom: 0;
      width: auto;
      max-width: none;
      height: 132%;
      transform: translateX(-50%);
      transform-origin: 50% 80%;
      transition: transform var(--hs-m-slow) var(--hs-m-ease);
    }
  }
  &:hover > [data-tone] > img {
    transform: translateX(-50%) scale(1.03);
  }
  & .kind {
    font-size: var(--hs-t-small);
    font-weight: 600;
    color: var(--hs-plush);
  }
  & :is(h2, h3) {
    margin-top: 4px;
    font-size: var(--hs-t-3);
    line-height: 1.12;
    & > a {
      padding-block: 3px;
      text-decoration: none;
      &::after {
        content: '';
        position: absolute;
        z-index: 1;
        inset: 0;
      }
      &:focus-visible {
        outline: 0;
      }
    }
  }
  &:hover :is(h2, h3) > a {
    text-decoration: underline 1px;
  }
  &:has(a:focus-visible) {
    outline: 3px solid var(--hs-focus);
    outline-offset: 6px;
  }
  & .lead {
    margin-top: 8px;
    color: var(--hs-ink-2);
    text-wrap: pretty;
  }
  & .meta {
    margin-top: 8px;
    font-size: var(--hs-t-small);
    color: var(--hs-ink-3);
  }
  &[data-large] {
    display: grid;
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    align-items: center;
    gap: clamp(24px, 4.4vw, 72px);
    margin-bottom: clamp(48px, 5vw, 80px);
    & > [data-tone] {
      margin: 0;
    }
    & h2 {
      margin-top: 10px;
      font-size: var(--hs-t-1);
      line-height: 0.98;
    }
    & .lead {
      max-width: 30em;
      margin-top: 16px;
      font-size: var(--hs-t-lead);
      line-height: 1.45;
    }
    & .meta {
      margin-top: 16px;
    }
  }
  ${down('tabletMedium')} {
    &[data-large] {
      grid-template-columns: minmax(0, 1fr);
      gap: 18px;
      & h2 {
        margin-top: 4px;
        font-size: var(--hs-t-2);
      }
    }
  }
`;

export interface PostCardProps {
  readonly post: PostCardView;
  /** The newest post, over the whole width. */
  readonly isLarge?: boolean;
  readonly level?: 2 | 3;
  /** In the first screen: the picture loads at once. */
  readonly isFirst?: boolean;
}

/** A post with its drawn instrument on its backdrop; one link over all of it. Renders an `<article>`. */
export function PostCard({ post, isLarge = false, level = 2, isFirst = false }: PostCardProps) {
  const Title = `h${level}` as const;
  return (
    <Root data-large={isLarge || undefined}>
      <Backdrop tone={post.backdrop}>
        <Picture
          id={post.picture}
          alt={post.alt}
          sizes={
            isLarge
              ? '(min-width:1728px) 760px, (min-width:916px) 46vw, 80vw'
              : '(min-width:1728px) 440px, (min-width:916px) 27vw, (min-width:600px) 40vw, 80vw'
          }
          widths={[320, 480, 640, 960, 1280]}
          priority={isFirst}
        />
      </Backdrop>
      <div>
        <p className="kind">{post.category.title}</p>
        <Title>
          <Link to={postPath(post.slug)}>{post.title}</Link>
        </Title>
        <p className="lead">{post.lead}</p>
        <PostMeta publishedAt={post.publishedAt} minutes={post.minutes} />
      </div>
    </Root>
  );
}
