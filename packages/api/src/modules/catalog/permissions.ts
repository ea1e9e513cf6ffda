import type { PermissionMap } from '#api/graphql/permission-map.ts';

/** The catalogue is public; valuations are for admins. */
export const permissions = {
  'Query.categories': 'everyone',
  'Query.category': 'everyone',
  'Query.decades': 'everyone',
  'Query.instrumentValuation': 'catalogue:read',
  'Query.item': 'everyone',
  'Query.items': 'everyone',
  'Query.listings': 'everyone',
  'Query.searchSuggestions': 'everyone',
  'Query.seller': 'everyone',
  'Query.similarItems': 'everyone',
} satisfies PermissionMap;
