import { Button } from '@headstock/ui/button';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLoaderData } from 'react-router';
import { useGrants } from '#mfe-admin/features/grants/use-grants.ts';
import type { ListData } from '#mfe-admin/features/list-page/list-loader.ts';
import { ListPage } from '#mfe-admin/features/list-page/list-page.tsx';
import type { RedirectFactsFragment } from '#mfe-admin/features/redirects/redirects.generated.ts';
import { redirectsList } from '#mfe-admin/features/redirects/redirects-list.ts';
import { redirectsTable } from '#mfe-admin/features/redirects/redirects-table.tsx';
import { DrawerLink } from '#mfe-admin/features/route-drawer/drawer-link.tsx';

const words = { title: 'redirects.title', empty: 'redirects.none' } as const;

/** `/admin/content/redirects`: addresses that the shop no longer has, and where they lead. */
export function Component(): ReactNode {
  const mayWrite = useGrants()('content:write');
  return (
    <ListPage
      table={redirectsTable}
      data={useLoaderData<ListData<RedirectFactsFragment>>()}
      words={words}
      actions={
        mayWrite && (
          <>
            <Button as={DrawerLink} to={`${redirectsList.path}/new`} size="small">
              <FormattedMessage id="redirects.new" />
            </Button>
            <Button as={DrawerLink} to={`${redirectsList.path}/import`} size="small" variant="outline">
              <FormattedMessage id="redirects.importCsv" />
            </Button>
          </>
        )
      }
    />
  );
}
