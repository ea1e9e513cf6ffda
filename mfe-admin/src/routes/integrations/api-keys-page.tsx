import { Button } from '@headstock/ui/button';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLoaderData } from 'react-router';
import { apiKeysList } from '#mfe-admin/features/api-keys/api-keys-list.ts';
import { apiKeysTable } from '#mfe-admin/features/api-keys/api-keys-table.tsx';
import type { ApiKeyRow } from '#mfe-admin/features/api-keys/api-key-parts.tsx';
import { useGrants } from '#mfe-admin/features/grants/use-grants.ts';
import type { ListData } from '#mfe-admin/features/list-page/list-loader.ts';
import { ListPage } from '#mfe-admin/features/list-page/list-page.tsx';
import { DrawerLink } from '#mfe-admin/features/route-drawer/drawer-link.tsx';

const words = {
  title: 'apiKeys.title',
  empty: 'apiKeys.none',
  emptyHint: <FormattedMessage id="apiKeys.noneHint" />,
} as const;

/** `/admin/integrations/api-keys`: keys by which programs use the API. */
export function Component(): ReactNode {
  const mayChange = useGrants()('integrations:write');
  return (
    <ListPage
      table={apiKeysTable}
      data={useLoaderData<ListData<ApiKeyRow>>()}
      words={words}
      actions={
        mayChange && (
          <Button as={DrawerLink} to={`${apiKeysList.path}/new`} size="small">
            <FormattedMessage id="apiKeys.new" />
          </Button>
        )
      }
    />
  );
}
