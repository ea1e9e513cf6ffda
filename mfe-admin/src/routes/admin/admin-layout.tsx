import styled from '@emotion/styled';
import { down } from '@headstock/ui/breakpoints';
import { Button } from '@headstock/ui/button';
import { MenuIcon } from '@headstock/ui/icons/menu';
import { SearchIcon } from '@headstock/ui/icons/search';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Outlet, useLocation, useMatches } from 'react-router';
import { AdminNav } from '#mfe-admin/features/admin-nav/admin-nav.tsx';
import { SectionsContext } from '#mfe-admin/features/admin-nav/sections-context.ts';
import { Palette } from '#mfe-admin/features/palette/palette.tsx';
import { ShortcutSheet } from '#mfe-admin/features/palette/shortcut-sheet.tsx';
import { useShortcuts } from '#mfe-admin/features/palette/use-shortcuts.ts';
import { Sheet } from '#mfe-admin/features/route-drawer/sheet.tsx';
import { adminSections } from './admin-pages.ts';
import { ForbiddenPage } from './forbidden-page.tsx';
import { isRefused } from './refuse-routes.ts';

const Root = styled.div`
  display: grid;
  grid-template-columns: 196px minmax(0, 1fr);
  gap: 24px clamp(20px, 2.5vw, 40px);
  padding: clamp(16px, 2vw, 32px) clamp(16px, 2.5vw, 40px) 64px;
  & > nav {
    align-self: start;
    position: sticky;
    top: 16px;
    max-height: calc(100dvh - 32px);
    overflow: auto;
    & > p {
      padding: 0 10px 14px;
    }
  }
  & > nav > .find {
    padding: 0 10px 16px;
  }
  & > .bar {
    display: none;
  }
  ${down('desktop')} {
    grid-template-columns: minmax(0, 1fr);
    & > nav {
      display: none;
    }
    & > .bar {
      display: flex;
      align-items: center;
      gap: 12px;
    }
  }
  @media print {
    display: block;
    padding: 0;
    & > .bar {
      display: none;
    }
  }
`;

/** The back office: its pages by the kind of work beside the current one; behind a button on a tablet and a phone. Renders a `<div>`. */
export function Component(): ReactNode {
  const { formatMessage } = useIntl();
  const { pathname } = useLocation();
  const matches = useMatches();
  const title = <FormattedMessage id="admin.title" />;
  // The menu is open for one page: following a link closes it.
  const [openOn, setOpenOn] = useState<string | null>(null);
  const close = (): void => setOpenOn(null);
  const [dialog, setDialog] = useState<'palette' | 'help' | null>(null);
  const openPalette = (): void => setDialog('palette');
  useShortcuts({ openPalette, openHelp: () => setDialog('help') });
  const find = (
    <Button size="small" variant="outline" aria-haspopup="dialog" aria-keyshortcuts="Control+K" onClick={openPalette}>
      <SearchIcon size="small" />
      <FormattedMessage id="palette.open" />
    </Button>
  );
  return (
    <Root>
      <nav aria-label={formatMessage({ id: 'admin.title' })}>
        <p className="hs-label hs-mute" aria-hidden="true">
          {title}
        </p>
        <div className="find">{find}</div>
        <AdminNav />
      </nav>
      <div className="bar">
        <Button size="small" variant="outline" aria-haspopup="dialog" onClick={() => setOpenOn(pathname)}>
          <MenuIcon size="small" />
          <FormattedMessage id="admin.menu" />
        </Button>
        {find}
      </div>
      <div>
        <SectionsContext value={adminSections}>{isRefused(matches) ? <ForbiddenPage /> : <Outlet />}</SectionsContext>
      </div>
      <Palette open={dialog === 'palette'} onClose={() => setDialog(null)} />
      <ShortcutSheet open={dialog === 'help'} onClose={() => setDialog(null)} />
      <Sheet
        open={openOn === pathname}
        onClose={close}
        side="left"
        title={title}
        closeLabel={formatMessage({ id: 'admin.close' })}
      >
        <nav aria-label={formatMessage({ id: 'admin.title' })}>
          <AdminNav />
        </nav>
      </Sheet>
    </Root>
  );
}
