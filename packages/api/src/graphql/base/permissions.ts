import type { PermissionMap } from '#api/graphql/permission-map.ts';

/** Whether the server answers is no secret. */
export const permissions = {
  'Query.ping': 'everyone',
  'Mutation.ping': 'everyone',
} satisfies PermissionMap;
