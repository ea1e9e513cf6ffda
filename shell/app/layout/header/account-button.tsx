import styled from '@emotion/styled';
import { useEmit } from '@headstock/event-bus/react';
import { down } from '@headstock/ui/breakpoints';
import { IconButton } from '@headstock/ui/icon-button';
import { UserIcon } from '@headstock/ui/icons/user';
import { useCallback, useRef, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { RemoteWidget } from '#shell/app/layout/remote-widget.tsx';
import { useAccount } from '../use-account.ts';
import { useDismiss } from '../use-dismiss.ts';
import { ScriptlessLink } from './scriptless-link.tsx';

const Root = styled.div`
  position: relative;
`;

const Popover = styled.div`
  position: absolute;
  z-index: var(--hs-z-menu);
  top: calc(100% + 8px);
  right: 0;
  display: grid;
  min-width: 272px;
  min-height: 120px;
  padding: 16px;
  border: 1px solid var(--hs-line);
  border-radius: var(--hs-r-control);
  background: var(--hs-surface);
  box-shadow: var(--hs-sh-pop);
  ${down('mobileWide')} {
    right: -44px;
  }
`;

/** Login/Register for visitors, the account menu for those who are signed in. Renders a `<div>`. */
export function AccountButton(): ReactNode {
  const intl = useIntl();
  const emit = useEmit();
  const account = useAccount();
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const close = useCallback(() => setOpen(false), []);
  const shown = open && account !== null;
  useDismiss(root, shown, close);
  const label = account
    ? intl.formatMessage({ id: 'shell.account.label' }, { name: account.displayName })
    : intl.formatMessage({ id: 'shell.account.login' });
  return (
    <Root ref={root}>
      <IconButton
        className="hs-scripted"
        label={label}
        aria-haspopup={account ? undefined : 'dialog'}
        aria-expanded={account ? open : undefined}
        onClick={() => (account ? setOpen(!open) : emit('auth/open', {}))}
      >
        <UserIcon />
      </IconButton>
      <ScriptlessLink to="/sign-in" label={label}>
        <UserIcon />
      </ScriptlessLink>
      <RemoteWidget
        remote="mfe-account"
        expose="./account-menu"
        wanted={shown}
        widgetProps={{ onClose: close }}
        surface={Popover}
      />
    </Root>
  );
}
