/** Listings from the first draft to their end: all that the rest of the API may use of them. */
export { accountPart } from './account-part.ts';
export { hasDuePauses, resumeListings } from './resume-listings.ts';
export { documentOfItem } from './document-of-item.ts';
export { readPaper } from './listing-papers.ts';
export type { OwnListing } from './find-listing.ts';
export type { ListingRow } from './listing-lists.ts';
export type { SellingTables } from './tables.ts';
export { migrations } from './migrations.ts';
