import type { PermissionMap } from '#api/graphql/permission-map.ts';

/** What the shop publishes is public. */
export const permissions = {
  'Query.banner': 'everyone',
  'Query.blogCategories': 'everyone',
  'Query.menus': 'everyone',
  'Query.page': 'everyone',
  'Query.post': 'everyone',
  'Query.posts': 'everyone',
  'Query.questions': 'everyone',
} satisfies PermissionMap;
