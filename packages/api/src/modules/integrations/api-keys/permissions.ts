import type { PermissionMap } from '#api/graphql/permission-map.ts';

/** Who looks after keys of the API. */
export const permissions = {
  'Query.apiKeys': 'integrations:read',
  'Query.apiKey': 'integrations:read',
  'Mutation.apiKeyCreate': 'integrations:write',
  'Mutation.apiKeyRevoke': 'integrations:write',
} satisfies PermissionMap;
