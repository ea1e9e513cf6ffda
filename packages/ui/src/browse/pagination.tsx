import styled from '@emotion/styled';
import { Link } from 'react-router';
import { ChevronLeftIcon } from '../icons/chevron-left.tsx';
import { ChevronRightIcon } from '../icons/chevron-right.tsx';
import { pagePlaces } from './pagination.model.ts';

const Root = styled.nav`
  margin-top: 64px;
  & > ol {
    display: flex;
    justify-content: center;
    column-gap: clamp(0px, 1vw - 3.5px, 4px);
  }
  & li {
    flex: 0 1 44px;
    min-width: 24px;
  }
  & :is(a, span.gap) {
    display: grid;
    place-items: center;
    min-width: min(44px, 100%);
    height: 44px;
    border-radius: var(--hs-r-round);
    font-weight: 500;
    text-decoration: none;
  }
  & a:hover {
    background: var(--hs-sunken);
  }
  & a[aria-current] {
    background: radial-gradient(circle closest-side, var(--hs-ink) 97%, transparent);
    color: var(--hs-page);
  }
`;

/** Props of the row of pages. */
export interface PaginationProps {
  /** From 1. */
  current: number;
  count: number;
  /** Address of a page. */
  to: (page: number) => string;
  /** Crawlers are not to follow the pages: those of a filtered list. */
  isUnlisted?: boolean;
  labels: { nav: string; previous: string; next: string; page: (page: number) => string };
}

/** The row of pages as links. Renders a `<nav>` with an `<ol>`, or nothing for a single page. */
export function Pagination({ current, count, to, isUnlisted, labels }: PaginationProps) {
  if (count < 2) return null;
  return (
    <Root aria-label={labels.nav}>
      <ol>
        {current > 1 && (
          <li>
            <Link to={to(current - 1)} rel={isUnlisted ? 'nofollow' : 'prev'} aria-label={labels.previous}>
              <ChevronLeftIcon size="small" />
            </Link>
          </li>
        )}
        {pagePlaces(current, count).map((place) => (
          <li key={place}>
            {typeof place === 'number' ? (
              <Link
                className="hs-num"
                rel={isUnlisted ? 'nofollow' : undefined}
                to={to(place)}
                aria-label={labels.page(place)}
                aria-current={place === current ? 'page' : undefined}
              >
                {place}
              </Link>
            ) : (
              <span className="gap">…</span>
            )}
          </li>
        ))}
        {current < count && (
          <li>
            <Link to={to(current + 1)} rel={isUnlisted ? 'nofollow' : 'next'} aria-label={labels.next}>
              <ChevronRightIcon size="small" />
            </Link>
          </li>
        )}
      </ol>
    </Root>
  );
}
