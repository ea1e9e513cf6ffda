import { Button } from '@headstock/ui/button';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link, useLoaderData } from 'react-router';
import { inventoryTable } from '#mfe-admin/features/inventory/inventory-table.tsx';
import type { InventoryRow } from '#mfe-admin/features/inventory/listing-cells.tsx';
import type { ListData } from '#mfe-admin/features/list-page/list-loader.ts';
import { ListPage } from '#mfe-admin/features/list-page/list-page.tsx';
import { DrawerLink } from '#mfe-admin/features/route-drawer/drawer-link.tsx';

const words = { title: 'inventory.title', empty: 'inventory.none' } as const;

/** `/admin/listings`: the stock of the shop and of all sellers. */
export function Component(): ReactNode {
  return (
    <ListPage
      table={inventoryTable}
      data={useLoaderData<ListData<InventoryRow>>()}
      words={words}
      actions={
        <>
          <Button as={Link} to="/profile/selling/imports" variant="outline" size="small">
            <FormattedMessage id="inventory.import" />
          </Button>
          <Button as={DrawerLink} to="/admin/listings/new" size="small">
            <FormattedMessage id="inventory.new" />
          </Button>
        </>
      }
    />
  );
}
