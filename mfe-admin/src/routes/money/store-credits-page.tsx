import { Button } from '@headstock/ui/button';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLoaderData } from 'react-router';
import { ListPage } from '#mfe-admin/features/list-page/list-page.tsx';
import { DrawerLink } from '#mfe-admin/features/route-drawer/drawer-link.tsx';
import { storedValueTable } from '#mfe-admin/features/stored-value/stored-value-table.tsx';
import { StoredValueTotals } from '#mfe-admin/features/stored-value/stored-value-totals.tsx';
import type { StoreCreditsPageData } from './store-credits-loader.ts';

const words = { title: 'storeCredits.title', empty: 'storeCredits.none' } as const;

/** `/admin/store-credits`: codes, store credits and trade credits as ledgers. */
export function Component(): ReactNode {
  const data = useLoaderData<StoreCreditsPageData>();
  const actions = (
    <>
      <Button as={DrawerLink} to="/admin/store-credits/grant" size="small" variant="outline">
        <FormattedMessage id="storeCredits.grant" />
      </Button>
      <Button as={DrawerLink} to="/admin/store-credits/issue" size="small">
        <FormattedMessage id="storeCredits.issue" />
      </Button>
    </>
  );
  return (
    <div className="hs-stack">
      <ListPage table={storedValueTable} data={data} words={words} actions={actions} />
      <StoredValueTotals totals={data.totals} />
    </div>
  );
}
