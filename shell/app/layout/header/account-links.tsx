import styled from '@emotion/styled';
import { notificationCountAtom } from '@headstock/event-bus';
import { Badge } from '@headstock/ui/badge';
import { down } from '@headstock/ui/breakpoints';
import { IconButton } from '@headstock/ui/icon-button';
import { BellIcon } from '@headstock/ui/icons/bell';
import { HeartIcon } from '@headstock/ui/icons/heart';
import { useAtomValue } from 'jotai';
import { useCallback, useRef, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { RemoteWidget } from '#shell/app/layout/remote-widget.tsx';
import { useDismiss } from '../use-dismiss.ts';
import { accountLinks } from './account-links.model.ts';

const Root = styled.div`
  position: relative;
`;

const Popover = styled.div`
  position: absolute;
  z-index: var(--hs-z-menu);
  top: calc(100% + 8px);
  right: 0;
  display: grid;
  width: 360px;
  min-height: 120px;
  padding: 16px;
  border: 1px solid var(--hs-line);
  border-radius: var(--hs-r-control);
  background: var(--hs-surface);
  box-shadow: var(--hs-sh-pop);
  ${down('mobileWide')} {
    position: fixed;
    top: auto;
    right: 12px;
    left: 12px;
    width: auto;
    margin-top: 8px;
  }
`;

/** The number of what is new; opens the list of it. Renders a `<div>`. */
function Bell(): ReactNode {
  const intl = useIntl();
  const count = useAtomValue(notificationCountAtom);
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const close = useCallback(() => setOpen(false), []);
  useDismiss(root, open, close);
  const name =
    count > 0
      ? intl.formatMessage({ id: 'shell.account.notifications-unread' }, { count })
      : intl.formatMessage({ id: 'shell.account.notifications' });
  return (
    <Root ref={root} className="bell">
      <IconButton label={name} aria-expanded={open} onClick={() => setOpen(!open)}>
        <BellIcon />
        {count > 0 ? (
          <Badge tone="count" on="icon">
            {count}
          </Badge>
        ) : null}
      </IconButton>
      <RemoteWidget
        remote="mfe-account"
        expose="./bell-list"
        wanted={open}
        widgetProps={{ onClose: close }}
        surface={Popover}
      />
    </Root>
  );
}

/** Bell and heart. Where there is no room for both, the heart gives way: the account menu leads to the wishlist too. */
export function AccountLinks(): ReactNode {
  const intl = useIntl();
  return accountLinks.map(({ key, to }) =>
    key === 'notifications' ? (
      <Bell key={key} />
    ) : (
      <IconButton
        key={key}
        as={Link}
        className="heart"
        to={to}
        label={intl.formatMessage({ id: `shell.account.${key}` })}
      >
        <HeartIcon />
      </IconButton>
    ),
  );
}
