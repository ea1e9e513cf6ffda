import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import type { ProfileLink } from './profile-links.model.ts';

const Root = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(280px, 100%), 1fr));
  gap: 12px;
  & a {
    display: grid;
    align-content: start;
    gap: 4px;
    height: 100%;
    padding: 18px 20px;
    border: 1px solid var(--hs-line);
    border-radius: var(--hs-r-control);
    background: var(--hs-surface);
    color: var(--hs-ink-2);
    text-decoration: none;
    & > b {
      font-weight: 600;
      color: var(--hs-ink);
    }
    &:hover > b {
      color: var(--hs-plush);
    }
  }
`;

/** Pages as cards, each with what it is for. Renders a `<ul>`. */
export function PageList({ links }: { readonly links: readonly ProfileLink[] }): ReactNode {
  return (
    <Root>
      {links.map(({ key, to }) => (
        <li key={to}>
          <Link to={to}>
            <b>
              <FormattedMessage id={`profile.page.${key}`} />
            </b>
            <FormattedMessage id={`profile.hint.${key}`} />
          </Link>
        </li>
      ))}
    </Root>
  );
}
