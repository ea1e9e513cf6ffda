import styled from '@emotion/styled';
import { down } from '@headstock/ui/breakpoints';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { NavLink, Outlet } from 'react-router';
import { adminPages } from './admin-pages.ts';

export { ErrorBoundary } from './admin-error.tsx';

const Root = styled.div`
  display: grid;
  grid-template-columns: 200px minmax(0, 1fr);
  gap: 32px clamp(32px, 4vw, 72px);
  padding-block: clamp(24px, 4vw, 56px) clamp(48px, 7vw, 96px);
  & > nav {
    align-self: start;
    & > ul {
      display: grid;
      margin-top: 12px;
      border-top: 1px solid var(--hs-line);
    }
    & a {
      display: flex;
      align-items: center;
      gap: 10px;
      min-height: 44px;
      border-bottom: 1px solid var(--hs-line);
      text-decoration: none;
      color: var(--hs-ink-2);
      &:hover {
        color: var(--hs-plush);
      }
      &[aria-current='page'] {
        font-weight: 600;
        color: var(--hs-plush);
      }
    }
  }
  ${down('desktop')} {
    grid-template-columns: minmax(0, 1fr);
    & > nav > ul {
      display: flex;
      overflow-x: auto;
      gap: 24px;
      border-bottom: 1px solid var(--hs-line);
      & a {
        border: 0;
        white-space: nowrap;
      }
    }
  }
`;

/** The back office: the list of its pages beside the current one. Renders a `<div>`. */
export function Component(): ReactNode {
  return (
    <Root className="hs-wrap">
      <nav aria-labelledby="admin-pages">
        <p id="admin-pages" className="hs-label hs-mute">
          <FormattedMessage id="admin.title" />
        </p>
        <ul>
          {adminPages.map(({ key, path }) => (
            <li key={key}>
              <NavLink to={path}>
                <FormattedMessage id={`admin.page.${key}`} />
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div>
        <Outlet />
      </div>
    </Root>
  );
}
