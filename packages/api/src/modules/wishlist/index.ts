/** The items that members want to find again. */
export { accountPart } from './account-part.ts';
export type { WishlistTables } from './tables.ts';
export { markChangedWishes, reviewWishes } from './review-wishes.ts';
export { mailTemplates } from './wish-mails.ts';
export { sweepWishlists } from './wishlist.ts';
export { migrations } from './migrations.ts';
