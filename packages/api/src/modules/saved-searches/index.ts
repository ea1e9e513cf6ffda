/** Searches that members saved, and what comes in for them. */
export { accountPart } from './account-part.ts';
export { savedSearchesHolder } from './saved-searches-holder.ts';
export { numberPublishedListings } from './published-listings.ts';
export { type SavedSearchRow, sweepSavedSearches } from './saved-searches.ts';
export type { SavedSearchesTables } from './tables.ts';
export { hasDueSearches, tellSearchHits } from './tell-hits.ts';
export { migrations } from './migrations.ts';
