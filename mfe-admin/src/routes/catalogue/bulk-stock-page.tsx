import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { BulkStockForm } from '#mfe-admin/features/inventory/bulk-stock-form.tsx';
import { inventoryList } from '#mfe-admin/features/inventory/inventory-list.ts';
import { RouteDrawer } from '#mfe-admin/features/route-drawer/route-drawer.tsx';

/** `/admin/listings/stock`: changes the pieces of the chosen listings as one. */
export function Component(): ReactNode {
  const title = useIntl().formatMessage({ id: 'inventory.bulk.stock' });
  return (
    <RouteDrawer title={title} parent={inventoryList.path}>
      <BulkStockForm />
    </RouteDrawer>
  );
}
