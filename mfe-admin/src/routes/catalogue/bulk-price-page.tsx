import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { BulkPriceForm } from '#mfe-admin/features/inventory/bulk-price-form.tsx';
import { inventoryList } from '#mfe-admin/features/inventory/inventory-list.ts';
import { RouteDrawer } from '#mfe-admin/features/route-drawer/route-drawer.tsx';

/** `/admin/listings/price`: changes the prices of the chosen listings as one. */
export function Component(): ReactNode {
  const title = useIntl().formatMessage({ id: 'inventory.bulk.price' });
  return (
    <RouteDrawer title={title} parent={inventoryList.path}>
      <BulkPriceForm />
    </RouteDrawer>
  );
}
