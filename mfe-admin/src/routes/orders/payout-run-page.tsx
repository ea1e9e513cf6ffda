import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useLoaderData } from 'react-router';
import { PayoutRun } from '#mfe-admin/features/payout-runs/payout-run.tsx';
import type { PayoutRunWholeFragment } from '#mfe-admin/features/payout-runs/payout-runs.generated.ts';
import { payoutRunsList } from '#mfe-admin/features/payout-runs/payout-runs-list.ts';
import { RouteDrawer } from '#mfe-admin/features/route-drawer/route-drawer.tsx';

/** `/admin/payouts/:id`: a run, to be looked through, approved, paid and confirmed. */
export function Component(): ReactNode {
  const run = useLoaderData<PayoutRunWholeFragment>();
  return (
    <RouteDrawer
      title={useIntl().formatMessage({ id: 'payouts.run' })}
      parent={payoutRunsList.path}
      record={run.id}
      width="wide"
    >
      <PayoutRun run={run} />
    </RouteDrawer>
  );
}
