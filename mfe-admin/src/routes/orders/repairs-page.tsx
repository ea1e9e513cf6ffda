import { Button } from '@headstock/ui/button';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLoaderData } from 'react-router';
import type { ListData } from '#mfe-admin/features/list-page/list-loader.ts';
import { ListPage } from '#mfe-admin/features/list-page/list-page.tsx';
import { type RepairRow, repairsTable } from '#mfe-admin/features/repairs/repairs-table.tsx';
import { DrawerLink } from '#mfe-admin/features/route-drawer/drawer-link.tsx';

const words = { title: 'repairs.title', empty: 'repairs.none' } as const;

/** `/admin/repairs`: what is on the bench, and what was. */
export function Component(): ReactNode {
  return (
    <ListPage
      table={repairsTable}
      data={useLoaderData<ListData<RepairRow>>()}
      words={words}
      actions={
        <Button as={DrawerLink} to="/admin/repairs/new" size="small">
          <FormattedMessage id="repairs.new" />
        </Button>
      }
    />
  );
}
