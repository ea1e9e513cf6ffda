import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import type { MenuGroup } from './menu-groups.ts';
import { Label } from './menu-label.tsx';
import { menuLists } from './menu.model.ts';

const Root = styled.div`
  position: absolute;
  z-index: var(--hs-z-menu);
  top: 100%;
  left: 0;
  right: 0;
  border-bottom: 1px solid var(--hs-line);
  background: var(--hs-surface);
  box-shadow: var(--hs-sh-pop);
  & > div {
    display: grid;
    grid-template-columns: repeat(4, 1fr);
    gap: 48px;
    padding-block: 40px 44px;
  }
  & h3 {
    margin-bottom: 10px;
    font: 600 var(--hs-t-small) / 1.3 var(--hs-sans);
    letter-spacing: 0;
    color: var(--hs-ink-3);
  }
  & li a {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    min-height: 40px;
    font: 400 1.4375rem/1.15 var(--hs-serif);
    text-decoration: none;
    &:hover {
      color: var(--hs-plush);
    }
  }
`;

/** What opens under a group of the menu row. Renders a `<div>`. */
export function MenuPanel({ group }: { readonly group: MenuGroup }): ReactNode {
  return (
    <Root data-panel>
      <div className="hs-wrap">
        {menuLists(group.key).map((list) => (
          <div key={list.key}>
            <h3>
              <FormattedMessage id={list.title} />
            </h3>
            <ul>
              {list.entries.map((entry) => (
                <li key={entry.key}>
                  <Link to={entry.to}>
                    <Label label={entry.label} />
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Root>
  );
}
