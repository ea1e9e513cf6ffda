import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { RouteDrawer } from '#mfe-admin/features/route-drawer/route-drawer.tsx';
import { NewWebhookForm } from '#mfe-admin/features/webhooks/new-webhook-form.tsx';
import { webhooksList } from '#mfe-admin/features/webhooks/webhooks-list.ts';

/** `/admin/integrations/webhooks/new`: begins to send events to an address. */
export function Component(): ReactNode {
  const { formatMessage } = useIntl();
  return (
    <RouteDrawer title={formatMessage({ id: 'webhooks.newTitle' })} parent={webhooksList.path} width="wide">
      <NewWebhookForm />
    </RouteDrawer>
  );
}
