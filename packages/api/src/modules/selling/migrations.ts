import * as listingDrafts from './migrations/2026-11-23-1510-listing-drafts.ts';
import * as askedViews from './migrations/2026-11-26-1602-asked-views.ts';
import * as listingPapers from './migrations/2026-11-23-1805-listing-papers.ts';
import * as sellerNumbers from './migrations/2026-11-23-1930-seller-numbers.ts';
import * as floorPrices from './migrations/2026-11-26-1531-floor-prices.ts';
import * as defaultAlts from './migrations/2026-11-27-0460-default-alts.ts';

export const migrations = {
  '2026-11-23-1510-listing-drafts': listingDrafts,
  '2026-11-23-1805-listing-papers': listingPapers,
  '2026-11-23-1930-seller-numbers': sellerNumbers,
  '2026-11-26-1602-asked-views': askedViews,
  '2026-11-26-1531-floor-prices': floorPrices,
  '2026-11-27-0460-default-alts': defaultAlts,
};
