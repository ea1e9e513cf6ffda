import type { PermissionMap } from '#api/graphql/permission-map.ts';

/** Everybody may see what is missing; whose listing it is, each act checks itself. */
export const permissions = {
  'Query.missingViews': 'everyone',
  'Mutation.viewAsk': 'member',
  'Mutation.viewDecline': 'member',
} satisfies PermissionMap;
