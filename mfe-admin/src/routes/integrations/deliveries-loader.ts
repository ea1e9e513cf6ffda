import { daysOf } from '#mfe-admin/features/list-page/list-address.model.ts';
import { listLoader, rowsOf } from '#mfe-admin/features/list-page/list-loader.ts';
import {
  WebhookDeliveriesListDocument,
  type WebhookDeliveriesListQueryVariables,
} from '#mfe-admin/features/webhook-deliveries/deliveries.generated.ts';
import { deliveriesList } from '#mfe-admin/features/webhook-deliveries/deliveries-list.ts';

type States = NonNullable<NonNullable<WebhookDeliveriesListQueryVariables['filter']>['states']>;

const known: States = ['WAITING', 'DELIVERED', 'FAILED'];

/** A page of what was sent. */
export const loader = listLoader(deliveriesList, async ({ client, state, page, options }) => {
  const asked = state.filters['state'] ?? [];
  const states = known.filter((each) => asked.includes(each));
  const [endpoint] = state.filters['webhook'] ?? [];
  const filter = {
    search: state.search || null,
    states: states.length > 0 ? states : null,
    kinds: state.filters['kind'] ?? null,
    endpoint: endpoint ?? null,
    ...daysOf(state, 'at'),
  };
  const variables = { filter, ...page };
  const asking = { ...options, cache: false } as const;
  return rowsOf((await client.query(WebhookDeliveriesListDocument, variables, asking)).webhookDeliveries);
});
