import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useRouteLoaderData } from 'react-router';
import { ConnectionPanel } from '#mfe-admin/features/quickbooks/connection-panel.tsx';
import { RouteDrawer } from '#mfe-admin/features/route-drawer/route-drawer.tsx';
import type { QuickBooksPageData } from './quickbooks-loader.ts';

/** `/admin/quickbooks/connection`: connects a company, and disconnects it. */
export function Component(): ReactNode {
  const { formatMessage } = useIntl();
  const data = useRouteLoaderData<QuickBooksPageData>('admin-quickbooks');
  return (
    <RouteDrawer title={formatMessage({ id: 'quickbooks.connection' })} parent="/admin/quickbooks">
      {data && <ConnectionPanel connection={data.connection} />}
    </RouteDrawer>
  );
}
