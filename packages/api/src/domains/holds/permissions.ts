import type { PermissionMap } from '#api/http/resolver-map.ts';

/** Who may use the operations of holds; whose orders they are, each of them checks itself. */
export const permissions = {
  'Mutation.ordersHold': 'everyone',
  'Mutation.ordersRelease': 'everyone',
} satisfies PermissionMap;
