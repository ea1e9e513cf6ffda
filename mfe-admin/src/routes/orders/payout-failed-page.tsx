import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { PayoutFailedForm } from '#mfe-admin/features/payout-runs/payout-failed-form.tsx';
import { payoutRunsList } from '#mfe-admin/features/payout-runs/payout-runs-list.ts';
import { RouteDrawer } from '#mfe-admin/features/route-drawer/route-drawer.tsx';

/** `/admin/payouts/{id}/failed/{orderId}`: a payout of a run that the bank of its seller sent back. */
export function Component(): ReactNode {
  const { formatMessage } = useIntl();
  const { id = '', orderId = '' } = useParams();
  return (
    <RouteDrawer title={formatMessage({ id: 'payouts.failedTitle' })} parent={`${payoutRunsList.path}/${id}`}>
      <PayoutFailedForm orderId={orderId} />
    </RouteDrawer>
  );
}
