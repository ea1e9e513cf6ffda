import { Button } from '@headstock/ui/button';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLoaderData } from 'react-router';
import { useGrants } from '#mfe-admin/features/grants/use-grants.ts';
import type { ListData } from '#mfe-admin/features/list-page/list-loader.ts';
import { ListPage } from '#mfe-admin/features/list-page/list-page.tsx';
import { DrawerLink } from '#mfe-admin/features/route-drawer/drawer-link.tsx';
import type { WebhookRow } from '#mfe-admin/features/webhooks/webhook-state.tsx';
import { webhooksList } from '#mfe-admin/features/webhooks/webhooks-list.ts';
import { webhooksTable } from '#mfe-admin/features/webhooks/webhooks-table.tsx';

const words = {
  title: 'webhooks.title',
  empty: 'webhooks.none',
  emptyHint: <FormattedMessage id="webhooks.noneHint" />,
} as const;

/** `/admin/integrations/webhooks`: where events of the shop are sent. */
export function Component(): ReactNode {
  const mayChange = useGrants()('integrations:write');
  return (
    <ListPage
      table={webhooksTable}
      data={useLoaderData<ListData<WebhookRow>>()}
      words={words}
      actions={
        mayChange && (
          <Button as={DrawerLink} to={`${webhooksList.path}/new`} size="small">
            <FormattedMessage id="webhooks.new" />
          </Button>
        )
      }
    />
  );
}
