import type { PermissionMap } from '#api/graphql/permission-map.ts';

/** Where old addresses lead is part of the content. */
export const permissions = {
  'Query.redirects': 'content:read',
  'Query.redirect': 'content:read',
  'Mutation.redirectSave': 'content:write',
  'Mutation.redirectRemove': 'content:write',
  'Mutation.redirectRestore': 'content:write',
  'Mutation.redirectsImport': 'content:write',
} satisfies PermissionMap;
