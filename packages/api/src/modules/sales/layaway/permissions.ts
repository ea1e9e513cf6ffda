import type { PermissionMap } from '#api/graphql/permission-map.ts';

/** Who may use the operations of layaway. */
export const permissions = {
  // An order that the viewer may not change has no plans, as an unknown one.
  'Query.layawayPlans': 'everyone',
} satisfies PermissionMap;
