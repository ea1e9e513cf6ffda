import styled from '@emotion/styled';
import { down } from '@headstock/ui/breakpoints';
import { LinkArrow } from '@headstock/ui/link-arrow';
import { Backdrop } from '@headstock/ui/backdrop';
import { Picture } from '@headstock/ui/picture';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { blogPath, postPath } from '#mfe-catalog/features/blog/blog.model.ts';
import type { StoryView } from './home.model.ts';

const Root = styled.section`
  display: grid;
  grid-template-columns: 5fr 7fr;
  align-items: center;
  gap: clamp(32px, 6vw, 96px);
  padding-bottom: clamp(56px, 7.2vw, 120px);
  & > [data-tone] {
    aspect-ratio: 4 / 5;
    & > img {
      position: absolute;
      left: 8%;
      top: -10%;
      width: auto;
      max-width: none;
      height: 128%;
      transform: rotate(-14deg);
    }
  }
  & h2 {
    margin: 14px 0 28px;
    font-size: clamp(2.75rem, 1.7rem + 4.3vw, 6rem);
    line-height: 0.93;
    letter-spacing: -0.025em;
  }
  & .cols {
    columns: 2;
    column-gap: 36px;
    color: var(--hs-ink-2);
    & > p + p {
      text-indent: 1.4em;
    }
    & > p:first-of-type::first-letter {
      float: left;
      padding: 7px 10px 0 0;
      font: 400 4.5rem/0.74 var(--hs-serif);
      color: var(--hs-plush);
    }
  }
  & h2 > a {
    text-decoration: none;
  }
  & .on {
    display: flex;
    flex-wrap: wrap;
    gap: 0 32px;
    margin-top: 20px;
  }
  & ul {
    margin-top: 28px;
    border-top: 1px solid var(--hs-line);
  }
  & li > a {
    display: flex;
    align-items: baseline;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 24px;
    padding: 14px 0;
    border-bottom: 1px solid var(--hs-line);
    text-decoration: none;
    & > b {
      flex: 1 1 8rem;
      font: 400 1.5rem/1.15 var(--hs-serif);
    }
    & > span {
      white-space: nowrap;
      font-size: var(--hs-t-small);
      color: var(--hs-ink-3);
    }
    &:hover > b {
      text-decoration: underline 2px var(--hs-plush);
    }
  }
  ${down('tabletMedium')} {
    grid-template-columns: minmax(0, 1fr);
  }
  ${down('tablet')} {
    & .cols {
      columns: 1;
    }
  }
`;

/** How a story from the bench begins, beside its picture, and the newest others. Renders a `<section>`. */
export function Story({ story }: { readonly story: StoryView }) {
  return (
    <Root className="hs-wrap" aria-labelledby="story">
      <Backdrop tone={story.backdrop}>
        <Picture
          id={story.picture}
          alt={story.alt}
          view="full"
          sizes="(min-width:1728px) 400px, (min-width:916px) 26vw, 60vw"
          widths={[320, 480, 640, 960]}
        />
      </Backdrop>
      <div>
        <p className="hs-label hs-mute">
          <FormattedMessage id="homeSections.storyLabel" />
        </p>
        <h2 id="story">
          <Link to={postPath(story.slug)}>{story.title}</Link>
        </h2>
        <div className="cols">
          <p>{story.lead}</p>
          <p dangerouslySetInnerHTML={{ __html: story.opening }} />
        </div>
        <p className="on">
          <LinkArrow as={Link} to={postPath(story.slug)}>
            <FormattedMessage id="homeSections.storyRead" />
          </LinkArrow>
          <LinkArrow as={Link} to={blogPath()}>
            <FormattedMessage id="homeSections.storyAll" />
          </LinkArrow>
        </p>
        {story.others.length > 0 && (
          <ul>
            {story.others.map(({ slug, title, minutes }) => (
              <li key={slug}>
                <Link to={postPath(slug)}>
                  <b>{title}</b>
                  <span>
                    <FormattedMessage id="homeSections.storyMinutes" values={{ minutes }} />
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Root>
  );
}
