import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { down } from '../tokens/breakpoints.ts';

const Root = styled.nav`
  & > ol {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 10px;
    font-size: var(--hs-t-small);
    color: var(--hs-ink-3);
  }
  & li {
    display: inline-flex;
    align-items: center;
    min-height: 32px;
  }
  & li + li::before {
    content: '/';
    content: '/' / '';
    margin-right: 10px;
  }
  & a {
    display: inline-flex;
    align-items: center;
    min-height: 32px;
    color: var(--hs-ink-2);
    text-decoration: none;
    &:hover {
      text-decoration: underline;
    }
  }
  ${down('tablet')} {
    & > ol {
      contain: inline-size;
      flex-wrap: nowrap;
      overflow-x: auto;
      scrollbar-width: none;
      white-space: nowrap;
    }
    & li:last-child {
      display: block;
      min-width: 0;
      overflow: hidden;
      text-overflow: ellipsis;
      line-height: 32px;
    }
    & a:focus-visible {
      outline-offset: -3px;
    }
  }
`;

/** One breadcrumb; the last one, without `to`, is the page itself. */
export interface Crumb {
  label: ReactNode;
  to?: string;
}

/** The way from the home page to this one. Renders a `<nav>` with an `<ol>`. */
export function Breadcrumbs({ label, crumbs }: { label: string; crumbs: readonly Crumb[] }) {
  return (
    <Root aria-label={label}>
      <ol>
        {crumbs.map((crumb, index) => (
          <li key={crumb.to ?? index} aria-current={crumb.to ? undefined : 'page'}>
            {crumb.to ? <Link to={crumb.to}>{crumb.label}</Link> : crumb.label}
          </li>
        ))}
      </ol>
    </Root>
  );
}
