import styled from '@emotion/styled';
import { down } from '@headstock/ui/breakpoints';
import type { ReactNode, Ref } from 'react';
import { EntryLink, MenuText } from './entry-link.tsx';
import type { MenuGroup } from './menu-groups.ts';
import { menuLists } from './menu.model.ts';
import { NewestCard } from './newest-card.tsx';
import { useDepartmentPreview } from './use-department-preview.ts';

const Root = styled.div`
  position: absolute;
  z-index: var(--hs-z-menu);
  top: 100%;
  left: 0;
  right: 0;
  max-height: calc(100dvh - 132px);
  overflow: auto;
  overscroll-behavior: contain;
  border-bottom: 1px solid var(--hs-line);
  background: var(--hs-surface);
  box-shadow: var(--hs-sh-pop);
  opacity: 1;
  transition: opacity var(--hs-m-quick);
  @starting-style {
    opacity: 0;
  }
  & > div {
    display: flex;
    gap: clamp(24px, 3.3vw, 48px);
    padding-block: 40px 44px;
  }
  & .list {
    flex: 1 1 0;
    &[data-list='types'] {
      flex-grow: 1.35;
    }
    &[data-long] {
      flex-grow: 2;
      & > ul {
        columns: 2;
        column-gap: inherit;
      }
    }
  }
  & h3 {
    margin-bottom: 10px;
    font: 600 var(--hs-t-small) / 1.3 var(--hs-sans);
    letter-spacing: 0;
    color: var(--hs-ink-3);
  }
  & .list a {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    min-height: 40px;
    font: 400 1.4375rem/1.15 var(--hs-serif);
    text-decoration: none;
    break-inside: avoid;
    &:hover {
      color: var(--hs-plush);
    }
    & > span {
      font: 400 var(--hs-t-small) var(--hs-sans);
      color: var(--hs-ink-3);
    }
  }
  ${down('desktopMedium')} {
    & .list[data-long] ~ .newest {
      display: none;
    }
  }
  ${down('desktop')} {
    & .list a {
      font-size: 1.25rem;
    }
  }
`;

/** From how many links a list has two columns. */
const longList = 7;

export interface MenuPanelProps {
  readonly group: MenuGroup;
  readonly ref: Ref<HTMLDivElement>;
}

/** What opens under a group of the menu row: lists of links, and the newest thing of the department. Renders a `<div>`. */
export function MenuPanel({ group, ref }: MenuPanelProps): ReactNode {
  const facts = useDepartmentPreview(group);
  return (
    <Root data-panel ref={ref}>
      <div className="hs-wrap">
        {menuLists(group).map((list) => (
          <div
            key={list.key}
            className="list"
            data-list={list.key}
            data-long={list.entries.length >= longList || undefined}
          >
            <h3>
              <MenuText label={list.title} />
            </h3>
            <ul>
              {list.entries.map((entry) => (
                <li key={entry.key}>
                  <EntryLink entry={entry} facts={facts} />
                </li>
              ))}
            </ul>
          </div>
        ))}
        {group.categories ? <NewestCard facts={facts} /> : null}
      </div>
    </Root>
  );
}
