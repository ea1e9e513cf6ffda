import { graphqlClientContext } from '@headstock/graphql-client';
import { data, type LoaderFunctionArgs } from 'react-router';
import { WebhookDeliveriesOneDocument } from '#mfe-admin/features/webhook-deliveries/deliveries.generated.ts';
import type { DeliveryDetails } from '#mfe-admin/features/webhook-deliveries/delivery-view.tsx';

/** One delivery with its attempts. Throws a 404 response for an unknown one. */
export async function loader({ context, params, request }: LoaderFunctionArgs): Promise<DeliveryDetails> {
  const client = context.get(graphqlClientContext);
  const options = { signal: request.signal, quiet: true, cache: false } as const;
  const variables = { id: params['id'] ?? '' };
  const { webhookDelivery } = await client.query(WebhookDeliveriesOneDocument, variables, options);
  if (!webhookDelivery) throw data(null, { status: 404 });
  return webhookDelivery;
}
