import { Button } from '@headstock/ui/button';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLoaderData } from 'react-router';
import type { ListData } from '#mfe-admin/features/list-page/list-loader.ts';
import { ListPage } from '#mfe-admin/features/list-page/list-page.tsx';
import { DrawerLink } from '#mfe-admin/features/route-drawer/drawer-link.tsx';
import { type StolenRow, stolenTable } from '#mfe-admin/features/serials/stolen-table.tsx';

const words = { title: 'serials.list', empty: 'serials.none' } as const;

/** `/admin/stolen`: instruments that were reported stolen. */
export function Component(): ReactNode {
  return (
    <ListPage
      table={stolenTable}
      data={useLoaderData<ListData<StolenRow>>()}
      words={words}
      actions={
        <Button as={DrawerLink} to="/admin/stolen/new" size="small">
          <FormattedMessage id="serials.add" />
        </Button>
      }
    />
  );
}
