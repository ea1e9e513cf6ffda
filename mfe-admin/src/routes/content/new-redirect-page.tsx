import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { RedirectForm } from '#mfe-admin/features/redirects/redirect-form.tsx';
import { redirectsList } from '#mfe-admin/features/redirects/redirects-list.ts';
import { RouteDrawer } from '#mfe-admin/features/route-drawer/route-drawer.tsx';

/** `/admin/content/redirects/new`: writes a redirect. */
export function Component(): ReactNode {
  return (
    <RouteDrawer title={useIntl().formatMessage({ id: 'redirects.new' })} parent={redirectsList.path}>
      <RedirectForm redirect={null} />
    </RouteDrawer>
  );
}
