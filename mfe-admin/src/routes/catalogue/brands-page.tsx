import { Button } from '@headstock/ui/button';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLoaderData } from 'react-router';
import { useGrants } from '#mfe-admin/features/grants/use-grants.ts';
import type { ListData } from '#mfe-admin/features/list-page/list-loader.ts';
import { ListPage } from '#mfe-admin/features/list-page/list-page.tsx';
import { brandsList } from '#mfe-admin/features/names/brands-list.ts';
import { type BrandRow, brandsTable } from '#mfe-admin/features/names/brands-table.tsx';
import { DrawerLink } from '#mfe-admin/features/route-drawer/drawer-link.tsx';

const words = { title: 'names.brands', empty: 'names.noBrands' } as const;

/** `/admin/catalogue/brands`: the makers of the shop, what they are called, and what is merged into what. */
export function Component(): ReactNode {
  const mayWrite = useGrants()('catalogue:write');
  return (
    <ListPage
      table={brandsTable}
      data={useLoaderData<ListData<BrandRow>>()}
      words={words}
      actions={
        <>
          {mayWrite && (
            <Button as={DrawerLink} to={`${brandsList.path}/new`} size="small">
              <FormattedMessage id="names.newBrand" />
            </Button>
          )}
          <Button as={DrawerLink} to={`${brandsList.path}/changes`} size="small" variant="outline">
            <FormattedMessage id="names.changes" />
          </Button>
        </>
      }
    />
  );
}
