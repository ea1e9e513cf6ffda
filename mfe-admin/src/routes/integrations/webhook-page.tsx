import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { RouteDrawer } from '#mfe-admin/features/route-drawer/route-drawer.tsx';
import type { WebhookDetails } from '#mfe-admin/features/webhooks/webhook-form.tsx';
import { WebhookView } from '#mfe-admin/features/webhooks/webhook-view.tsx';
import { webhooksList } from '#mfe-admin/features/webhooks/webhooks-list.ts';

/** `/admin/integrations/webhooks/:id`: a webhook, changed, tried out, replayed and removed. */
export function Component(): ReactNode {
  const webhook = useLoaderData<WebhookDetails>();
  return (
    <RouteDrawer title={webhook.name} parent={webhooksList.path} record={webhook.id} width="wide">
      <WebhookView webhook={webhook} />
    </RouteDrawer>
  );
}
