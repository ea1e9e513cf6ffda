import type { PermissionMap } from '#api/graphql/permission-map.ts';

/** Who may use the operations of holds; whose orders and whose place in a line they are, each of them checks itself. */
export const permissions = {
  'Query.listingHold': 'everyone',
  'Mutation.waitlistJoin': 'everyone',
  'Mutation.waitlistLeave': 'everyone',
  'Mutation.ordersHold': 'everyone',
  'Mutation.ordersRelease': 'everyone',
} satisfies PermissionMap;
