import type { PermissionMap } from '#api/graphql/permission-map.ts';

/** A photograph belongs to the account that sent it; admins see and edit all. */
export const permissions = {
  'Query.photographs': 'member',
  'Mutation.photographEdit': 'member',
} satisfies PermissionMap;
