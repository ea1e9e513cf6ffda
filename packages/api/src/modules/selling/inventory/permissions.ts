import type { PermissionMap } from '#api/graphql/permission-map.ts';

/** The stock of everybody is for staff. */
export const permissions = {
  'Query.inventory': 'admin',
  'Query.listingHistory': 'admin',
  'Mutation.listingChangeOffer': 'admin',
} satisfies PermissionMap;
