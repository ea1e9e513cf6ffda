/** Listings from the first draft to their end: all that the rest of the API may use of them. */
export { accountPart } from './account-part.ts';
export { hasDuePauses, resumeListings } from './resume-listings.ts';
export { inventoryTableSource } from './inventory/inventory-table-source.ts';
export { priceBatch } from './inventory/price-batch.ts';
export { stockBatch } from './inventory/stock-batch.ts';
export { documentOfItem } from './document-of-item.ts';
export { readPaper } from './listing-papers.ts';
export { continueDraft, draftForSeller } from './draft-for-seller.ts';
export { findListing, isAdopted, type OwnListing } from './find-listing.ts';
export { draftListing, findListingBySku, listingIdsOf } from './import-listings.ts';
export { ListingFault } from './listing-fault.ts';
export { canEdit, type ListingAction, moveOf, type ShownState } from './listing-states.model.ts';
export { plateOf } from './measures.model.ts';
export { moveListing } from './move-listing.ts';
export { saveListing } from './save-listing.ts';
export { loadListingRows, type ListingRow } from './listing-lists.ts';
export type { SellingTables } from './tables.ts';
export { migrations } from './migrations.ts';
