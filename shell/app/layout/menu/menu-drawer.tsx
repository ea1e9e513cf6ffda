import { useEmit } from '@headstock/event-bus/react';
import styled from '@emotion/styled';
import { Button } from '@headstock/ui/button';
import { Drawer } from '@headstock/ui/drawer';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { LanguageLink } from '../footer/language-link.tsx';
import { useBootstrapData } from '#shell/app/bootstrap-data.ts';
import { RemoteWidget } from '#shell/app/layout/remote-widget.tsx';
import { accountLinks } from '#shell/app/layout/header/account-links.model.ts';
import { useAccount } from '../use-account.ts';
import { useCloseOnNavigation } from '#shell/app/layout/use-close-on-navigation.ts';
import { DrawerBell } from './drawer-bell.tsx';
import { DrawerGroup } from './drawer-group.tsx';
import { DrawerList } from './drawer-list.tsx';
import { visibleGroups } from './menu-groups.ts';

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
  & > * {
    flex: 1 1 auto;
  }
`;

const Personal = styled.div`
  display: grid;
  gap: 12px;
  padding-top: 24px;
`;

/** The whole menu at the side of a narrow screen. Renders a `<dialog>`. */
export function MenuDrawer({ onClose }: { readonly onClose: () => void }): ReactNode {
  const intl = useIntl();
  const account = useAccount();
  const groups = useBootstrapData().menus?.header ?? visibleGroups;
  const emit = useEmit();
  useCloseOnNavigation(onClose);
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
      <DrawerList aria-label={intl.formatMessage({ id: 'shell.menu.departments' })}>
        {groups.map((group) =>
          group.opens ? (
            <DrawerGroup key={group.key} group={group} />
          ) : (
            <Link key={group.key} className={`l1 ${group.key}`} to={group.to}>
              {group.name ?? <FormattedMessage id={`shell.menu.${group.key}`} />}
            </Link>
          ),
        )}
        {account
          ? accountLinks.map(({ key, to }) =>
              key === 'notifications' ? (
                <DrawerBell key={key} onClose={onClose} />
              ) : (
                <Link key={key} className="l1" to={to}>
                  <FormattedMessage id={`shell.account.${key}`} />
                </Link>
              ),
            )
          : null}
      </DrawerList>
      {account ? (
        <RemoteWidget
          remote="mfe-account"
          expose="./account-menu"
          wanted
          widgetProps={{ onClose }}
          surface={Personal}
        />
      ) : null}
    </Drawer>
  );
}
