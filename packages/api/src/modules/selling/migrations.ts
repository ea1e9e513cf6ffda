import * as listingDrafts from './migrations/2026-11-23-1510-listing-drafts.ts';
import * as sellerNumbers from './migrations/2026-11-23-1930-seller-numbers.ts';

export const migrations = {
  '2026-11-23-1510-listing-drafts': listingDrafts,
  '2026-11-23-1930-seller-numbers': sellerNumbers,
};
