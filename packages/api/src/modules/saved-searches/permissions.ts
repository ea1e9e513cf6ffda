import type { PermissionMap } from '#api/graphql/permission-map.ts';

/** Saved searches belong to an account, and every operation works on the viewer's own. */
export const permissions = {
  'Query.savedSearches': 'member',
  'Query.savedSearch': 'member',
  'Query.savedSearchDraft': 'member',
  'Mutation.savedSearchCreate': 'member',
  'Mutation.savedSearchUpdate': 'member',
  'Mutation.savedSearchRemove': 'member',
  'Mutation.savedSearchRestore': 'member',
  'Mutation.savedSearchMarkSeen': 'member',
} satisfies PermissionMap;
