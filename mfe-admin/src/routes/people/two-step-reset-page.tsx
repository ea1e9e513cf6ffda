import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams, useRouteLoaderData } from 'react-router';
import { type AccountDetails, accountPath } from '#mfe-admin/features/account/account.model.ts';
import { RouteDrawer } from '#mfe-admin/features/route-drawer/route-drawer.tsx';
import { DecideForm } from '#mfe-admin/features/two-step-reset/decide-form.tsx';
import { isOpenReset } from '#mfe-admin/features/two-step-reset/two-step-resets-part.tsx';

/** `/admin/accounts/{id}/two-step-resets/{resetId}`: decides about somebody who lost phone and recovery codes. */
export function Component(): ReactNode {
  const { formatMessage } = useIntl();
  const { resetId } = useParams();
  const details = useRouteLoaderData<AccountDetails>('admin-account');
  const reset = details?.twoStepResets.find(({ id }) => id === resetId);
  if (!details || !reset) return null;
  return (
    <RouteDrawer title={formatMessage({ id: 'account.resetTitle' })} parent={accountPath(details.account.id)}>
      {isOpenReset(reset) ? (
        <DecideForm key={reset.version} account={details.account} reset={reset} />
      ) : (
        <p>
          <FormattedMessage id="account.resetClosed" />
        </p>
      )}
    </RouteDrawer>
  );
}
