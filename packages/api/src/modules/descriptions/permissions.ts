import type { PermissionMap } from '#api/graphql/permission-map.ts';

/** Descriptions are checked and written by staff. */
export const permissions = {
  'Query.listingDescription': 'catalogue:read',
  'Query.listingDescriptionCheck': 'catalogue:read',
  'Mutation.listingDescriptionDraft': 'catalogue:write',
  'Mutation.listingDescriptionSave': 'catalogue:write',
} satisfies PermissionMap;
