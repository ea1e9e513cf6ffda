import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useLoaderData } from 'react-router';
import { DuePayouts, type SellerDue } from '#mfe-admin/features/payout-runs/due-payouts.tsx';
import { payoutRunsList } from '#mfe-admin/features/payout-runs/payout-runs-list.ts';
import { RouteDrawer } from '#mfe-admin/features/route-drawer/route-drawer.tsx';

/** `/admin/payouts/due`: what is due to sellers, to be put into a run. */
export function Component(): ReactNode {
  const sellers = useLoaderData<readonly SellerDue[]>();
  return (
    <RouteDrawer title={useIntl().formatMessage({ id: 'payouts.due' })} parent={payoutRunsList.path} width="wide">
      <DuePayouts sellers={sellers} />
    </RouteDrawer>
  );
}
