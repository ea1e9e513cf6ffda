import type { PermissionMap } from '#api/graphql/permission-map.ts';

/** Who may use the operations of shipping. */
export const permissions = {
  'Query.itemShippingEstimate': 'everyone',
} satisfies PermissionMap;
