import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useRouteLoaderData } from 'react-router';
import { ActForm } from '#mfe-admin/features/account/act-form.tsx';
import { type AccountDetails, accountPath } from '#mfe-admin/features/account/account.model.ts';
import { RouteDrawer } from '#mfe-admin/features/route-drawer/route-drawer.tsx';

/** `/admin/accounts/{id}/act`: begins to act as a member, for a reason. */
export function Component(): ReactNode {
  const { formatMessage } = useIntl();
  const details = useRouteLoaderData<AccountDetails>('admin-account');
  if (!details) return null;
  const { account } = details;
  const title = formatMessage({ id: 'account.actTitle' }, { name: account.displayName });
  return (
    <RouteDrawer title={title} parent={accountPath(account.id)}>
      <ActForm accountId={account.id} />
    </RouteDrawer>
  );
}
