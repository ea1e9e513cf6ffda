import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useParams, useRouteLoaderData } from 'react-router';
import { type AccountDetails, accountPath } from '#mfe-admin/features/account/account.model.ts';
import { UndoMergeForm } from '#mfe-admin/features/account-merge/undo-merge-form.tsx';
import { RouteDrawer } from '#mfe-admin/features/route-drawer/route-drawer.tsx';

/** `/admin/accounts/{id}/merges/{mergeId}/undo`: takes a merging apart again. */
export function Component(): ReactNode {
  const { formatMessage } = useIntl();
  const { mergeId } = useParams();
  const details = useRouteLoaderData<AccountDetails>('admin-account');
  const merge = details?.merges.find(({ id }) => id === mergeId);
  if (!details || !merge) return null;
  return (
    <RouteDrawer title={formatMessage({ id: 'account.mergeUndoTitle' })} parent={accountPath(details.account.id)}>
      <UndoMergeForm mergeId={merge.id} keptName={merge.kept.displayName} />
    </RouteDrawer>
  );
}
