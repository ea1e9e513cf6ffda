import styled from '@emotion/styled';
import { useEmit } from '@headstock/event-bus/react';
import { Button } from '@headstock/ui/button';
import { Drawer } from '@headstock/ui/drawer';
import { ChevronDownIcon } from '@headstock/ui/icons/chevron-down';
import { useId, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { LanguageLink } from '../footer/language-link.tsx';
import { bell, personalLinks, wishlist } from '../header/personal.model.ts';
import { isLinkable } from '../linkable.ts';
import { useAccount } from '../use-account.ts';
import { useClosedByNavigation } from '../use-closed-by-navigation.ts';
import { visibleGroups, type MenuGroup } from './menu-groups.ts';
import { Label } from './menu-label.tsx';
import { menuLists } from './menu.model.ts';

const List = styled.nav`
  & .l1 {
    display: flex;
    align-items: center;
    justify-content: space-between;
    width: 100%;
    min-height: 60px;
    border-bottom: 1px solid var(--hs-line);
    font: 400 1.75rem/1.1 var(--hs-serif);
    text-align: left;
    text-decoration: none;
    &:focus-visible {
      outline-offset: -3px;
    }
    & > svg {
      transition: transform var(--hs-m-base) var(--hs-m-ease);
    }
    &[aria-expanded='true'] > svg {
      transform: rotate(180deg);
    }
  }
  & .sell {
    color: var(--hs-plush);
  }
  & .l2 {
    padding: 4px 0 16px;
    border-bottom: 1px solid var(--hs-line);
    & a {
      display: flex;
      align-items: center;
      min-height: 44px;
      text-decoration: none;
    }
    & h3 {
      margin: 14px 0 4px;
      font: 600 var(--hs-t-small) / 1 var(--hs-sans);
      letter-spacing: 0;
      color: var(--hs-ink-3);
    }
  }
`;

const Foot = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 10px;
  & > :only-child {
    grid-column: 1 / -1;
  }
`;

/** The whole menu at the side of a narrow screen. Renders a `<dialog>`. */
export function MenuDrawer({ onClose }: { onClose(): void }): ReactNode {
  const intl = useIntl();
  const account = useAccount();
  const emit = useEmit();
  useClosedByNavigation(onClose);
  const login = (): void => {
    onClose();
    emit('auth/open', {});
  };
  return (
    <Drawer
      open
      onClose={onClose}
      title={intl.formatMessage({ id: 'shell.menu.label' })}
      closeLabel={intl.formatMessage({ id: 'shell.menu.close' })}
      footer={
        <Foot>
          {account ? null : (
            <Button size="small" onClick={login}>
              <FormattedMessage id="shell.account.login" />
            </Button>
          )}
          <LanguageLink button />
        </Foot>
      }
    >
      <List aria-label={intl.formatMessage({ id: 'shell.menu.departments' })}>
        {visibleGroups.map((group) =>
          group.opens ? <Group key={group.key} group={group} /> : <Top key={group.key} group={group} />,
        )}
      </List>
      {account ? <Personal /> : null}
    </Drawer>
  );
}

function Top({ group: { key, to } }: { readonly group: MenuGroup }): ReactNode {
  return (
    <Link className={`l1 ${key}`} to={to}>
      <FormattedMessage id={`shell.menu.${key}`} />
    </Link>
  );
}

function Group({ group }: { readonly group: MenuGroup }): ReactNode {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <button type="button" className="l1" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        <FormattedMessage id={`shell.menu.${group.key}`} />
        <ChevronDownIcon />
      </button>
      <div className="l2" id={id} hidden={!open}>
        {menuLists(group.key).map((list) => (
          <div key={list.key}>
            <h3>
              <FormattedMessage id={list.title} />
            </h3>
            {list.entries.map((entry) => (
              <Link key={entry.key} to={entry.to}>
                <Label label={entry.label} />
              </Link>
            ))}
          </div>
        ))}
        {group.category ? (
          <Link to={group.to}>
            <FormattedMessage id={`shell.menu.all-${group.key}`} />
          </Link>
        ) : null}
      </div>
    </>
  );
}

function Personal(): ReactNode {
  const intl = useIntl();
  const account = useAccount();
  return (
    <List aria-label={intl.formatMessage({ id: 'shell.account.menu' })}>
      <div className="l2">
        <h3>{account?.displayName}</h3>
        {personalLinks(account).map(({ key, to }) => (
          <Link key={key} to={to}>
            <FormattedMessage id={`shell.account.${key}`} />
          </Link>
        ))}
        {isLinkable(bell) ? (
          <Link to={bell.to}>
            <FormattedMessage id="shell.notifications.label" />
          </Link>
        ) : null}
        {isLinkable(wishlist) ? (
          <Link to={wishlist.to}>
            <FormattedMessage id="shell.wishlist" />
          </Link>
        ) : null}
      </div>
    </List>
  );
}
