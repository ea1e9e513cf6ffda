import type { PermissionMap } from '#api/graphql/permission-map.ts';

/** Who says where events are sent. */
export const permissions = {
  'Query.webhookEventKinds': 'integrations:read',
  'Query.webhooks': 'integrations:read',
  'Query.webhook': 'integrations:read',
  'Query.webhookDeliveries': 'integrations:read',
  'Query.webhookDelivery': 'integrations:read',
  'Mutation.webhookCreate': 'integrations:write',
  'Mutation.webhookUpdate': 'integrations:write',
  'Mutation.webhookRotateSecret': 'integrations:write',
  'Mutation.webhookRemove': 'integrations:write',
  'Mutation.webhookTest': 'integrations:write',
  'Mutation.webhookResend': 'integrations:write',
  'Mutation.webhookReplay': 'integrations:write',
} satisfies PermissionMap;
