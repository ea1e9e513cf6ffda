import { listLoader } from '#mfe-admin/features/list-page/list-loader.ts';
import { WebhooksAllDocument } from '#mfe-admin/features/webhooks/webhooks.generated.ts';
import { webhooksList } from '#mfe-admin/features/webhooks/webhooks-list.ts';

/** All webhooks. */
export const loader = listLoader(webhooksList, async ({ client, options }) => {
  const { webhooks } = await client.query(WebhooksAllDocument, {}, { ...options, cache: false });
  return { rows: webhooks, totalCount: webhooks.length, previous: null, next: null };
});
