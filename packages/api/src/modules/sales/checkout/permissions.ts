import type { PermissionMap } from '#api/graphql/resolver-map.ts';

/** Who may use the operations of shipping; whose order it is, each of them checks itself. */
export const permissions = {
  'Query.orderShippingMethods': 'everyone',
  'Query.itemShippingEstimate': 'everyone',
  'Mutation.orderSetShippingMethod': 'everyone',
} satisfies PermissionMap;
