import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { ApiKeyForm } from '#mfe-admin/features/api-keys/api-key-form.tsx';
import { apiKeysList } from '#mfe-admin/features/api-keys/api-keys-list.ts';
import { RouteDrawer } from '#mfe-admin/features/route-drawer/route-drawer.tsx';

/** `/admin/integrations/api-keys/new`: makes a key. */
export function Component(): ReactNode {
  const { formatMessage } = useIntl();
  return (
    <RouteDrawer title={formatMessage({ id: 'apiKeys.newTitle' })} parent={apiKeysList.path}>
      <ApiKeyForm />
    </RouteDrawer>
  );
}
