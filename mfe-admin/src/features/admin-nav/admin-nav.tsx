import styled from '@emotion/styled';
import { useId, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { useGrants } from '#mfe-admin/features/grants/use-grants.ts';
import { adminSections } from '#mfe-admin/routes/admin/admin-pages.ts';
import { useCurrentPage } from './use-current-page.ts';

const Root = styled.ul`
  display: grid;
  gap: 16px;
  & > li > p {
    padding-inline: 10px;
  }
  & a {
    display: flex;
    align-items: center;
    min-height: 36px;
    padding: 4px 10px;
    border-radius: var(--hs-r-control);
    font-size: 0.9375rem;
    line-height: 1.3;
    text-decoration: none;
    color: var(--hs-ink-2);
    &:hover {
      background: var(--hs-sunken);
      color: var(--hs-ink);
    }
    &[aria-current] {
      background: var(--hs-plush-wash);
      color: var(--hs-plush);
      font-weight: 600;
    }
  }
  @media (pointer: coarse) {
    & a {
      min-height: 44px;
    }
  }
`;

/** The sections that have pages. */
const sections = adminSections.filter(({ pages }) => pages.length > 0);

/** All pages of the back office by the kind of work. A section of one page that has its name is a plain link. Renders a `<ul>`. */
export function AdminNav(): ReactNode {
  const id = useId();
  const { current, isPage } = useCurrentPage();
  const isAllowed = useGrants();
  const allowed = sections
    .map(({ key, pages }) => ({ key, pages: pages.filter(({ grant }) => isAllowed(grant)) }))
    .filter(({ pages }) => pages.length > 0);
  return (
    <Root>
      {allowed.map(({ key, pages }) => {
        const isAlone = pages.length === 1 && pages[0]?.key === key;
        return (
          <li key={key}>
            {!isAlone && (
              <p id={`${id}-${key}`} className="hs-label hs-mute">
                <FormattedMessage id={`admin.section.${key}`} />
              </p>
            )}
            <ul aria-labelledby={isAlone ? undefined : `${id}-${key}`}>
              {pages.map((page) => (
                <li key={page.key}>
                  <Link
                    to={page.path}
                    aria-current={page.path !== current?.path ? undefined : isPage ? 'page' : 'true'}
                  >
                    <FormattedMessage id={isAlone ? `admin.section.${key}` : `admin.page.${page.key}`} />
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        );
      })}
    </Root>
  );
}
