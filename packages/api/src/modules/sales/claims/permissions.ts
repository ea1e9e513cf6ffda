import type { PermissionMap } from '#api/graphql/permission-map.ts';

/** Who may take over orders of guests; whether an order is theirs to take, each operation checks itself. */
export const permissions = {
  'Query.claimableOrderCount': 'everyone',
  'Mutation.ordersClaim': 'member',
  'Mutation.orderClaim': 'member',
} satisfies PermissionMap;
