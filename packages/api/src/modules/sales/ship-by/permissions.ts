import type { PermissionMap } from '#api/graphql/permission-map.ts';

/** Who may agree on another day; which side of an order somebody is on, each operation checks itself. */
export const permissions = {
  'Mutation.shipDelayAsk': 'member',
  'Mutation.shipDelayAnswer': 'member',
} satisfies PermissionMap;
