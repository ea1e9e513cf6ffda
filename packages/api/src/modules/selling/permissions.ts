import type { PermissionMap } from '#api/graphql/permission-map.ts';

/** Who may use the operations of selling; whether somebody sells, and what is theirs, each of them checks itself. */
export const permissions = {
  'Query.sellerListings': 'member',
  'Query.sellerListingCounts': 'member',
  'Query.listingEditor': 'member',
  'Query.listingNames': 'member',
  'Query.modelFacts': 'member',
  'Query.priceGuidance': 'member',
  'Mutation.listingCreate': 'member',
  'Mutation.listingSave': 'member',
  'Mutation.listingMove': 'member',
  'Mutation.listingsChange': 'member',
  'Mutation.listingPaperRemove': 'member',
} satisfies PermissionMap;
