import type { PermissionMap } from '#api/graphql/permission-map.ts';

/** Everything is about the viewer alone. */
export const permissions = {
  'Query.accountDeletion': 'everyone',
  'Query.accountPrivacy': 'member',
  'Mutation.accountDelete': 'member',
  'Mutation.accountExportRequest': 'member',
  'Mutation.accountKeep': 'member',
} satisfies PermissionMap;
