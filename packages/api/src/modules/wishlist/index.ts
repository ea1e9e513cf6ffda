/** The items that members want to find again. */
export type { WishlistTables } from './tables.ts';
export { sweepWishlists } from './wishlist.ts';
export { migrations } from './migrations.ts';
