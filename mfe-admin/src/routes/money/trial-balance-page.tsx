import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useLoaderData } from 'react-router';
import { TrialBalance } from '#mfe-admin/features/journal/trial-balance.tsx';
import { RouteDrawer } from '#mfe-admin/features/route-drawer/route-drawer.tsx';
import type { TrialBalanceData } from './trial-balance-loader.ts';

/** `/admin/journal/trial-balance`: what every account holds. */
export function Component(): ReactNode {
  const { formatMessage } = useIntl();
  return (
    <RouteDrawer title={formatMessage({ id: 'journal.balance' })} parent="/admin/journal" width="wide">
      <TrialBalance balance={useLoaderData<TrialBalanceData>()} />
    </RouteDrawer>
  );
}
