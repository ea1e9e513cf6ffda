import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { RouteDrawer } from '#mfe-admin/features/route-drawer/route-drawer.tsx';
import { ImportForm } from '#mfe-admin/features/settlements/import-form.tsx';
import { settlementsList } from '#mfe-admin/features/settlements/settlements-list.ts';

/** `/admin/settlements/import`: imports a settlement report. */
export function Component(): ReactNode {
  return (
    <RouteDrawer title={useIntl().formatMessage({ id: 'settlements.importReport' })} parent={settlementsList.path}>
      <ImportForm />
    </RouteDrawer>
  );
}
