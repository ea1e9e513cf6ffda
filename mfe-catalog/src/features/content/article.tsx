import styled from '@emotion/styled';
import { down } from '@headstock/ui/breakpoints';
import { FormattedMessage } from 'react-intl';
import type { HeadingView } from './headings.model.ts';
import { RichText } from './rich-text.tsx';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(200px, 4fr) minmax(0, 8fr);
  gap: 32px clamp(32px, 4.4vw, 72px);
  padding-block: clamp(32px, 4vw, 64px) clamp(64px, 7.2vw, 120px);
  & > :last-child {
    grid-column: 2;
  }
  ${down('desktop')} {
    grid-template-columns: minmax(0, 1fr);
    & > :last-child {
      grid-column: 1;
    }
  }
`;

const Contents = styled.nav`
  font-size: var(--hs-t-small);
  line-height: 1.35;
  & > details {
    max-width: 18rem;
    position: sticky;
    top: 112px;
    max-height: calc(100vh - 136px);
    overflow-y: auto;
    padding-left: 3px;
  }
  & summary {
    min-height: 36px;
    font-weight: 600;
    color: var(--hs-ink-2);
    cursor: pointer;
  }
  & a {
    display: flex;
    align-items: center;
    min-height: 36px;
    padding-block: 6px;
    color: var(--hs-ink-2);
    text-decoration: none;
    &:hover {
      color: var(--hs-ink);
      text-decoration: underline;
    }
  }
  & li + li {
    border-top: 1px solid var(--hs-line);
  }
  ${down('desktop')} {
    padding-block: 4px;
    border-block: 1px solid var(--hs-line);
    & > details {
      position: static;
      max-width: none;
      max-height: none;
    }
    & summary {
      padding-block: 12px;
      min-height: 44px;
    }
    & a {
      min-height: 44px;
    }
  }
`;

export interface ArticleProps {
  /** The API's safe HTML. */
  readonly html: string;
  /** The table of contents; none without headings. */
  readonly headings: readonly HeadingView[];
}

/** A text in the middle of the page, its table of contents beside it, above it on narrow screens. Renders a `<div>`. */
export function Article({ html, headings }: ArticleProps) {
  return (
    <Root className="hs-wrap">
      {headings.length > 0 && (
        <Contents aria-labelledby="contents">
          <details open>
            <summary id="contents">
              <FormattedMessage id="content.tableOfContents" />
            </summary>
            <ol>
              {headings.map(({ id, text }) => (
                <li key={id}>
                  <a href={`#${id}`}>{text}</a>
                </li>
              ))}
            </ol>
          </details>
        </Contents>
      )}
      <RichText html={html} />
    </Root>
  );
}
