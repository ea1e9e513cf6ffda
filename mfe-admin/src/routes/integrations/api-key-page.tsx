import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { ApiKeyDetails } from '#mfe-admin/features/api-keys/api-key-details.tsx';
import { apiKeysList } from '#mfe-admin/features/api-keys/api-keys-list.ts';
import { RouteDrawer } from '#mfe-admin/features/route-drawer/route-drawer.tsx';

/** `/admin/integrations/api-keys/:id`: a key, and its end. */
export function Component(): ReactNode {
  const apiKey = useLoaderData<ApiKeyDetails>();
  return (
    <RouteDrawer title={apiKey.name} parent={apiKeysList.path} record={apiKey.id}>
      <ApiKeyDetails apiKey={apiKey} />
    </RouteDrawer>
  );
}
