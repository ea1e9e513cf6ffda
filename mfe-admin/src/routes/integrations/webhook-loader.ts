import { graphqlClientContext } from '@headstock/graphql-client';
import { data, type LoaderFunctionArgs } from 'react-router';
import type { WebhookDetails } from '#mfe-admin/features/webhooks/webhook-form.tsx';
import { WebhooksOneDocument } from '#mfe-admin/features/webhooks/webhooks.generated.ts';

/** One webhook. Throws a 404 response for an unknown one. */
export async function loader({ context, params, request }: LoaderFunctionArgs): Promise<WebhookDetails> {
  const client = context.get(graphqlClientContext);
  const options = { signal: request.signal, quiet: true, cache: false } as const;
  const { webhook } = await client.query(WebhooksOneDocument, { id: params['id'] ?? '' }, options);
  if (!webhook) throw data(null, { status: 404 });
  return webhook;
}
