import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { RouteDrawer } from '#mfe-admin/features/route-drawer/route-drawer.tsx';
import { IssueCodeForm } from '#mfe-admin/features/stored-value/issue-code-form.tsx';

/** `/admin/store-credits/issue`: issues a code. */
export function Component(): ReactNode {
  const { formatMessage } = useIntl();
  return (
    <RouteDrawer title={formatMessage({ id: 'storeCredits.issue' })} parent="/admin/store-credits">
      <IssueCodeForm />
    </RouteDrawer>
  );
}
