import styled from '@emotion/styled';
import { down } from '@headstock/ui/breakpoints';
import { ChevronDownIcon } from '@headstock/ui/icons/chevron-down';
import { useRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { useBootstrapData } from '#shell/app/bootstrap-data.ts';
import { useLazyModule } from '#shell/app/layout/use-lazy-module.ts';
import { useDismiss } from '../use-dismiss.ts';
import { visibleGroups, type MenuGroup } from './menu-groups.ts';
import { useMenuKeys } from './use-menu-keys.ts';
import { useMenuRow, type MenuRowState } from './use-menu-row.ts';

const Root = styled.nav`
  & > ul {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 0 4px;
    min-height: 48px;
  }
  & .word {
    position: relative;
    display: flex;
    padding-inline: 16px;
    & > a,
    & > button {
      display: grid;
      place-items: center;
      height: 48px;
      font-size: 0.9375rem;
      font-weight: 500;
      white-space: nowrap;
      text-decoration: none;
      &:focus-visible {
        outline-offset: -3px;
      }
    }
    & > button {
      width: 28px;
      margin-right: -8px;
      & > svg {
        transition: transform var(--hs-m-base) var(--hs-m-ease);
      }
      &[aria-expanded='true'] > svg {
        transform: rotate(180deg);
      }
    }
    & > .sell {
      font-weight: 600;
      color: var(--hs-plush);
    }
    &::after {
      content: '';
      position: absolute;
      inset: auto 16px 8px;
      height: 2px;
      background: var(--hs-plush);
      transform: scaleX(0);
      transform-origin: left;
      transition: transform var(--hs-m-base) var(--hs-m-ease);
      pointer-events: none;
    }
  }
  & [data-open] > .word::after,
  & .word:hover::after,
  & .word:has([aria-current])::after {
    transform: none;
  }
  ${down('desktopMedium')} {
    & .word {
      padding-inline: 11px;
      &::after {
        inset-inline: 11px;
      }
    }
  }
  ${down('desktop')} {
    & .word {
      padding-inline: 6px;
      & > :is(a, button) {
        font-size: 0.875rem;
      }
      &::after {
        inset-inline: 6px;
      }
    }
  }
  ${down('tabletMedium')} {
    display: none;
  }
`;

const loadPanel = () => import(/* webpackChunkName: "menu-panel" */ './localized-menu-panel.ts');

/** The menu under the header of wide screens. Every word is a link; some open a panel too. Renders a `<nav>`. */
export function MenuRow(): ReactNode {
  const intl = useIntl();
  const { locale, menus } = useBootstrapData();
  const root = useRef<HTMLElement>(null);
  const panel = useLazyModule(loadPanel);
  const MenuPanel = panel.loaded?.localizedMenuPanels[locale];
  const state = useMenuRow();
  const keys = useMenuKeys(root, async () => (await panel.load())?.menuKeyTarget, state.show);
  useDismiss(root, state.open !== null, state.close);
  const prepare = (): void => {
    if (!panel.loaded) void panel.load();
  };
  return (
    <Root
      ref={root}
      aria-label={intl.formatMessage({ id: 'shell.menu.departments' })}
      onPointerEnter={prepare}
      onFocus={prepare}
      onKeyDown={keys.onKeyDown}
    >
      <ul>
        {(menus?.header ?? visibleGroups).map((group) => (
          <Item key={group.key} group={group} state={state}>
            {MenuPanel && state.open === group.key ? <MenuPanel ref={keys.panel} group={group} /> : null}
          </Item>
        ))}
      </ul>
    </Root>
  );
}

interface ItemProps {
  readonly group: MenuGroup;
  readonly state: MenuRowState;
  readonly children: ReactNode;
}

function Item({ group, state, children }: ItemProps): ReactNode {
  const intl = useIntl();
  const { key, to, opens, name = intl.formatMessage({ id: `shell.menu.${key}` }) } = group;
  const open = state.open === key;
  return (
    <li
      data-group={key}
      data-opens={opens || undefined}
      data-open={open || undefined}
      {...(opens ? state.pointer(key) : {})}
    >
      <div className="word">
        <Link className={key} to={to} onClick={opens ? state.onTouch(key) : undefined}>
          {name}
        </Link>
        {opens ? (
          <button
            type="button"
            aria-expanded={open}
            aria-label={intl.formatMessage({ id: 'shell.menu.show' }, { group: name })}
            onClick={() => state.toggle(key)}
          >
            <ChevronDownIcon size="small" />
          </button>
        ) : null}
      </div>
      {children}
    </li>
  );
}
