/** The items that members want to find again. */
export { seedDemo } from './demo.ts';
export { permissions } from './permissions.ts';
export { resolvers } from './resolvers.ts';
export type { WishlistTables } from './tables.ts';
export { sweepWishlists } from './wishlist.ts';
