import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { BulkStateForm } from '#mfe-admin/features/inventory/bulk-state-form.tsx';
import { stateWays } from '#mfe-admin/features/inventory/bulk-state.model.ts';
import { inventoryList } from '#mfe-admin/features/inventory/inventory-list.ts';
import { RouteDrawer } from '#mfe-admin/features/route-drawer/route-drawer.tsx';

/** `/admin/listings/publish`, `/unpublish` and `/archive`: moves the chosen listings as one. */
export function Component(): ReactNode {
  const title = useIntl().formatMessage({ id: 'inventory.bulk.states' });
  const last = useLocation().pathname.replace(/\/$/, '').split('/').at(-1);
  return (
    <RouteDrawer title={title} parent={inventoryList.path}>
      <BulkStateForm first={stateWays.find((way) => way === last) ?? 'publish'} />
    </RouteDrawer>
  );
}
