import styled from '@emotion/styled';
import { type ReactNode, useId } from 'react';
import { Link, useLocation } from 'react-router';
import { down } from '../tokens/breakpoints.ts';
import { currentLink, type SectionGroup, type SectionLink } from './section-nav.model.ts';

const Root = styled.div`
  display: grid;
  grid-template-columns: 200px minmax(0, 1fr);
  gap: 32px clamp(32px, 4vw, 72px);
  padding-block: clamp(24px, 4vw, 56px) clamp(48px, 7vw, 96px);
  & > nav {
    align-self: start;
    & > ul {
      display: grid;
      gap: 20px;
      margin-top: 12px;
    }
    & a {
      display: flex;
      align-items: center;
      justify-content: space-between;
      gap: 10px;
      min-height: 44px;
      border-bottom: 1px solid var(--hs-line);
      text-decoration: none;
      color: var(--hs-ink-2);
      &:hover,
      &[aria-current] {
        color: var(--hs-plush);
      }
      &[aria-current] {
        font-weight: 600;
      }
    }
    & > ul > li > a {
      font-weight: 600;
      color: var(--hs-ink);
    }
  }
  @media print {
    display: block;
    padding: 0;
    & > nav {
      display: none;
    }
  }
  ${down('desktop')} {
    grid-template-columns: minmax(0, 1fr);
    padding-top: 8px;
    & > nav > p {
      display: none;
    }
    /* Sections in one row, and the links of the current one in a second row. */
    & > nav > ul {
      display: flex;
      flex-wrap: wrap;
      gap: 0 24px;
      margin: 0;
      border-bottom: 1px solid var(--hs-line);
      & > li {
        display: contents;
        & > a {
          border: 0;
        }
        & > ul {
          display: none;
        }
        &[data-current] > ul {
          order: 1;
          flex-basis: 100%;
          display: flex;
          flex-wrap: wrap;
          gap: 0 20px;
          & > li > a {
            border: 0;
          }
        }
      }
    }
  }
`;

/** A link with its text, and what stands at its end, such as a number. */
export interface LabelledLink extends SectionLink {
  readonly label: ReactNode;
  readonly badge?: ReactNode;
}

/** Props of the layout. */
export interface SectionLayoutProps {
  /** Names the navigation. */
  title: ReactNode;
  groups: readonly SectionGroup<LabelledLink>[];
  children: ReactNode;
}

/**
 * A section of the site with its navigation: beside the page on a wide screen, in two rows above it on a narrow one. Marks the
 * current page. Renders a `<div>`; needs a router around it.
 */
export function SectionLayout({ title, groups, children }: SectionLayoutProps) {
  const id = useId();
  const { pathname } = useLocation();
  const path = pathname.replace(/\/$/, '');
  const current = currentLink(groups, path);
  const entry = (link: LabelledLink) => (
    <Link to={link.to} aria-current={link === current ? (link.to === path ? 'page' : 'true') : undefined}>
      {link.label}
      {link.badge}
    </Link>
  );
  return (
    <Root className="hs-wrap">
      <nav aria-labelledby={id}>
        <p id={id} className="hs-label hs-mute">
          {title}
        </p>
        <ul>
          {groups.map(({ key, head, links }) => {
            const isCurrent = current !== undefined && (current === head || links.includes(current));
            return (
              <li key={key} data-current={isCurrent ? '' : undefined}>
                {head && entry(head)}
                {links.length > 0 && (
                  <ul>
                    {links.map((link) => (
                      <li key={link.to}>{entry(link)}</li>
                    ))}
                  </ul>
                )}
              </li>
            );
          })}
        </ul>
      </nav>
      <div>{children}</div>
    </Root>
  );
}
