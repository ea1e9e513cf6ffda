import type { PermissionMap } from '#api/graphql/permission-map.ts';

/** What does not sell is looked at by whoever may read the catalogue. */
export const permissions = {
  'Query.slowStock': 'catalogue:read',
  'Query.stockAgeBands': 'catalogue:read',
} satisfies PermissionMap;
