import { Button } from '@headstock/ui/button';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLoaderData } from 'react-router';
import { useGrants } from '#mfe-admin/features/grants/use-grants.ts';
import type { ListData } from '#mfe-admin/features/list-page/list-loader.ts';
import { ListPage } from '#mfe-admin/features/list-page/list-page.tsx';
import { DrawerLink } from '#mfe-admin/features/route-drawer/drawer-link.tsx';
import { type SettlementRow, settlementsTable } from '#mfe-admin/features/settlements/settlements-table.tsx';

const words = {
  title: 'settlements.title',
  empty: 'settlements.none',
  emptyHint: <FormattedMessage id="settlements.noneHint" />,
} as const;

/** `/admin/settlements`: what payment providers paid out, matched to the books. */
export function Component(): ReactNode {
  const mayImport = useGrants()('money:write');
  const actions = mayImport && (
    <Button as={DrawerLink} to="/admin/settlements/import" size="small">
      <FormattedMessage id="settlements.importReport" />
    </Button>
  );
  return (
    <ListPage
      table={settlementsTable}
      data={useLoaderData<ListData<SettlementRow>>()}
      words={words}
      actions={actions}
    />
  );
}
