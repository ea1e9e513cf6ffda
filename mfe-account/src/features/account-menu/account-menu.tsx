import styled from '@emotion/styled';
import type { WidgetProps } from '@headstock/contracts/remotes';
import { sessionAtom } from '@headstock/event-bus';
import { useGraphQLClient } from '@headstock/graphql-client';
import { Avatar } from '@headstock/ui/avatar';
import { Button } from '@headstock/ui/button';
import { LogOutIcon } from '@headstock/ui/icons/log-out';
import { useAtomValue, useStore } from 'jotai';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { afterSignOut } from '#mfe-account/features/session/after-sign-out.model.ts';
import { signOut } from '#mfe-account/features/session/sign-out.ts';
import { menuLinks } from './menu-links.model.ts';

const Root = styled.nav`
  display: grid;
  gap: 12px;
  align-content: start;
  & > .who {
    display: flex;
    align-items: center;
    gap: 12px;
    font-weight: 600;
    overflow-wrap: anywhere;
    & small {
      display: block;
      font-size: var(--hs-t-small);
      font-weight: 400;
      color: var(--hs-ink-3);
    }
  }
  & > ul {
    display: grid;
    padding-block: 4px;
    border-block: 1px solid var(--hs-line);
    & a {
      display: flex;
      align-items: center;
      min-height: 44px;
      text-decoration: none;
      &:hover {
        color: var(--hs-plush);
      }
    }
  }
`;

const browser = {
  document: globalThis.document,
  reload: () => {
    const next = afterSignOut(globalThis.location.pathname);
    if (next === null) globalThis.location.reload();
    else globalThis.location.assign(next);
  },
};

/** Links to the account's pages, and Log out. Renders a `<nav>` without a surface: the header shows it in a popover and in the drawer. */
export function AccountMenu({ onClose }: WidgetProps): ReactNode {
  const { formatMessage } = useIntl();
  const client = useGraphQLClient();
  const store = useStore();
  const { account, loggingOut } = useAtomValue(sessionAtom);
  const [busy, setBusy] = useState(false);
  if (!account) return null;
  const links = menuLinks(account);

  const leave = async (): Promise<void> => {
    setBusy(true);
    try {
      await signOut(client, store, browser);
    } catch (error) {
      console.error(error);
      setBusy(false);
    }
  };

  return (
    <Root aria-label={formatMessage({ id: 'accountMenu.label' })}>
      <p className="who">
        <Avatar name={account.displayName} url={account.avatarImage?.url ?? null} size={40} />
        <span>
          {account.displayName}
          <small>{account.email}</small>
        </span>
      </p>
      {links.length > 0 && (
        <ul>
          {links.map(({ key, to }) => (
            <li key={key}>
              <Link to={to} onClick={onClose}>
                <FormattedMessage id={`accountMenu.${key}`} />
              </Link>
            </li>
          ))}
        </ul>
      )}
      <Button variant="outline" wide busy={busy || loggingOut} onClick={() => void leave()}>
        <LogOutIcon size="small" />
        <FormattedMessage id="accountMenu.logOut" />
      </Button>
    </Root>
  );
}
