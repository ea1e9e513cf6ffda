import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { RouteDrawer } from '#mfe-admin/features/route-drawer/route-drawer.tsx';
import { GrantForm } from '#mfe-admin/features/stored-value/grant-form.tsx';

/** `/admin/store-credits/grant`: adds credits to a member. */
export function Component(): ReactNode {
  const { formatMessage } = useIntl();
  return (
    <RouteDrawer title={formatMessage({ id: 'storeCredits.grant' })} parent="/admin/store-credits">
      <GrantForm />
    </RouteDrawer>
  );
}
