import type { PermissionMap } from '#api/graphql/permission-map.ts';

/** The queue of orders is for staff. */
export const permissions = {
  'Query.staffOrders': 'orders:read',
  'Query.staffOrderCounts': 'orders:read',
  'Query.staffOrderSums': 'orders:read',
  'Mutation.ordersShip': 'orders:write',
  'Mutation.ordersDeliver': 'orders:write',
} satisfies PermissionMap;
