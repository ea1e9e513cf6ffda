import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useLoaderData, useRouteLoaderData } from 'react-router';
import { type AccountDetails, accountPath, type StaffRoleChoice } from '#mfe-admin/features/account/account.model.ts';
import { RightsForm } from '#mfe-admin/features/account/rights-form.tsx';
import { RouteDrawer } from '#mfe-admin/features/route-drawer/route-drawer.tsx';

/** `/admin/accounts/{id}/rights`: changes what an account may be and do. */
export function Component(): ReactNode {
  const { formatMessage } = useIntl();
  const details = useRouteLoaderData<AccountDetails>('admin-account');
  const roles = useLoaderData<StaffRoleChoice>();
  if (!details) return null;
  const { account } = details;
  const title = formatMessage({ id: 'account.rightsTitle' }, { name: account.displayName });
  return (
    <RouteDrawer title={title} parent={accountPath(account.id)}>
      <RightsForm account={account} roles={roles} />
    </RouteDrawer>
  );
}
