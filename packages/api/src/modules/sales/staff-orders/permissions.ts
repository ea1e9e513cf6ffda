import type { PermissionMap } from '#api/graphql/permission-map.ts';

/** The queue of orders is for staff. */
export const permissions = {
  'Query.staffOrders': 'admin',
  'Query.staffOrderCounts': 'admin',
  'Mutation.ordersShip': 'admin',
  'Mutation.ordersDeliver': 'admin',
} satisfies PermissionMap;
