import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLoaderData, useRouteLoaderData } from 'react-router';
import { type AccountDetails, accountPath } from '#mfe-admin/features/account/account.model.ts';
import { FindAccount } from '#mfe-admin/features/account-merge/find-account.tsx';
import { MergeForm } from '#mfe-admin/features/account-merge/merge-form.tsx';
import type { MergeData } from '#mfe-admin/features/account-merge/merge.model.ts';
import { RouteDrawer } from '#mfe-admin/features/route-drawer/route-drawer.tsx';

/** `/admin/accounts/{id}/merge`: merges the account with another one of the same person. */
export function Component(): ReactNode {
  const { formatMessage } = useIntl();
  const details = useRouteLoaderData<AccountDetails>('admin-account');
  const data = useLoaderData<MergeData>();
  if (!details) return null;
  const { account } = details;
  const title = formatMessage({ id: 'account.mergeTitle' }, { name: account.displayName });
  return (
    <RouteDrawer title={title} parent={accountPath(account.id)}>
      <div className="hs-stack">
        <p>
          <FormattedMessage id="account.mergeLead" />
        </p>
        <FindAccount data={data} />
        {data.preview && <MergeForm key={data.preview.kept.id} accountId={account.id} preview={data.preview} />}
      </div>
    </RouteDrawer>
  );
}
