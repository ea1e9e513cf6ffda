/** Programs of others: keys by which they use the API, and webhooks that they hear of events by: all that the rest of the API may use. */
export { accountPart } from './account-part.ts';
export type { ApiKeyView } from './api-keys/read-keys.ts';
export { isForPeopleAlone, operationsForPeople } from './api-keys/people-alone.ts';
export { keyRefusalMessage, useApiKey } from './api-keys/use-key.ts';
export { migrations } from './migrations.ts';
export type { IntegrationsTables } from './tables.ts';
export { deliverWebhooks } from './webhooks/deliver.ts';
export { fanOutEvents, hasDueDeliveries } from './webhooks/fan-out.ts';
export type { DeliveryView } from './webhooks/read-deliveries.ts';
export type { EndpointView } from './webhooks/read-endpoints.ts';
export { webhookContextOf } from './webhooks/webhook-settings.ts';
