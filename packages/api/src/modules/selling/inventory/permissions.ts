import type { PermissionMap } from '#api/graphql/permission-map.ts';

/** The stock of everybody is for staff. */
export const permissions = {
  'Query.inventory': 'catalogue:read',
  'Query.listingHistory': 'catalogue:read',
  'Query.listingStock': 'catalogue:read',
  'Mutation.stockWriteOff': 'catalogue:write',
  'Mutation.stockWriteOffUndo': 'catalogue:write',
  'Mutation.stockReceive': 'catalogue:write',
  'Mutation.listingChangeOffer': 'catalogue:write',
} satisfies PermissionMap;
