import { Button } from '@headstock/ui/button';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLoaderData } from 'react-router';
import type { ListData } from '#mfe-admin/features/list-page/list-loader.ts';
import { ListPage } from '#mfe-admin/features/list-page/list-page.tsx';
import { type PayoutRunRow, payoutRunsTable } from '#mfe-admin/features/payout-runs/payout-runs-table.tsx';
import { DrawerLink } from '#mfe-admin/features/route-drawer/drawer-link.tsx';

const words = { title: 'payouts.title', empty: 'payouts.none' } as const;

/** `/admin/payouts`: runs of payouts to sellers. */
export function Component(): ReactNode {
  return (
    <ListPage
      table={payoutRunsTable}
      data={useLoaderData<ListData<PayoutRunRow>>()}
      words={words}
      actions={
        <Button as={DrawerLink} to="/admin/payouts/due" size="small">
          <FormattedMessage id="payouts.due" />
        </Button>
      }
    />
  );
}
