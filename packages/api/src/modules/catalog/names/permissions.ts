import type { PermissionMap } from '#api/graphql/permission-map.ts';

/** Names of the catalogue are edited by staff. */
export const permissions = {
  'Query.catalogueBrands': 'catalogue:read',
  'Query.catalogueBrand': 'catalogue:read',
  'Query.catalogueCategories': 'catalogue:read',
  'Query.catalogueNamePreview': 'catalogue:write',
  'Query.catalogueNameChanges': 'catalogue:read',
  'Mutation.catalogueBrandCreate': 'catalogue:write',
  'Mutation.catalogueNameChange': 'catalogue:write',
  'Mutation.catalogueNameUndo': 'catalogue:write',
  'Mutation.catalogueNameRemove': 'catalogue:write',
  'Mutation.catalogueCategorySave': 'catalogue:write',
  'Mutation.catalogueTypeSave': 'catalogue:write',
  'Mutation.catalogueTypeCreate': 'catalogue:write',
  'Mutation.catalogueOrder': 'catalogue:write',
} satisfies PermissionMap;
