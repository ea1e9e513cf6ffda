import type { PermissionMap } from '#api/graphql/permission-map.ts';

/** Imports belong to professional sellers and admins, each their own, which every operation checks itself. */
export const permissions = {
  'Query.listingImports': 'member',
  'Query.listingImport': 'member',
  'Mutation.listingImportMap': 'member',
  'Mutation.listingImportStart': 'member',
  'Mutation.listingImportStop': 'member',
} satisfies PermissionMap;
