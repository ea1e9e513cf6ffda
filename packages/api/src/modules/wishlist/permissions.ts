import type { PermissionMap } from '#api/graphql/permission-map.ts';

/** A wishlist belongs to an account, and every operation works on the viewer's own. */
export const permissions = {
  'Query.wishlist': 'member',
  // Whoever is not signed in has none; the shell asks with the session.
  'Query.wishlistItemIds': 'everyone',
  'Query.wishlistShare': 'member',
  // Whoever has the link may look.
  'Query.sharedWishlist': 'everyone',
  'Mutation.wishlistShare': 'member',
  'Mutation.wishlistStopSharing': 'member',
  'Mutation.wishlistAddItem': 'member',
  'Mutation.wishlistRemoveItem': 'member',
} satisfies PermissionMap;
