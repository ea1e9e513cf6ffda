import type { PermissionMap } from '#api/graphql/resolver-map.ts';

/** Who may use the operations of shipping. */
export const permissions = {
  'Query.itemShippingEstimate': 'everyone',
} satisfies PermissionMap;
