import type { PermissionMap } from '#api/graphql/permission-map.ts';

/** The key says which order it is for, and who holds it may see its status. */
export const permissions = {
  'Query.orderStatus': 'everyone',
} satisfies PermissionMap;
