/** The items that members want to find again. */
export { permissions } from './permissions.ts';
export { resolvers } from './resolvers.ts';
export type { WishlistTables } from './tables.ts';
export { sweepWishlists } from './wishlist.ts';
export { migrations } from './migrations.ts';
