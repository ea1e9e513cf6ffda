import type { PermissionMap } from '#api/graphql/permission-map.ts';

/** A wishlist belongs to an account, and every operation works on the viewer's own. */
export const permissions = {
  'Query.wishlist': 'member',
  // Whoever is not signed in has none; the shell asks with the session.
  'Query.wishlistItemIds': 'everyone',
  'Mutation.wishlistAddItem': 'member',
  'Mutation.wishlistRemoveItem': 'member',
} satisfies PermissionMap;
