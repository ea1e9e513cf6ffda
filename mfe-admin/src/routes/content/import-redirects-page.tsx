import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { ImportForm } from '#mfe-admin/features/redirects/import-form.tsx';
import { redirectsList } from '#mfe-admin/features/redirects/redirects-list.ts';
import { RouteDrawer } from '#mfe-admin/features/route-drawer/route-drawer.tsx';

/** `/admin/content/redirects/import`: takes over redirects from a CSV. */
export function Component(): ReactNode {
  return (
    <RouteDrawer title={useIntl().formatMessage({ id: 'redirects.importCsv' })} parent={redirectsList.path}>
      <ImportForm />
    </RouteDrawer>
  );
}
