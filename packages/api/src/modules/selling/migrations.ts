import * as listingDrafts from './migrations/2026-11-23-1510-listing-drafts.ts';

export const migrations = { '2026-11-23-1510-listing-drafts': listingDrafts };
