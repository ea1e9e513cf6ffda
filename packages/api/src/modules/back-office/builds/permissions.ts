import type { PermissionMap } from '#api/graphql/permission-map.ts';

/** Who looks after builds of the remotes. */
export const permissions = {
  'Query.remotes': 'system:read',
  'Mutation.remoteRollBack': 'system:write',
} satisfies PermissionMap;
