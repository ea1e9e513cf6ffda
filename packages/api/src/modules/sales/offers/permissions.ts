import type { PermissionMap } from '#api/graphql/permission-map.ts';

/** Who may use the operations of offers; which side of an offer somebody is on, each of them checks itself. */
export const permissions = {
  'Query.offer': 'member',
  // Visitors have none; product pages ask for everybody.
  'Query.viewerOffer': 'everyone',
  'Query.offersBuying': 'member',
  'Query.offersSelling': 'member',
  'Query.offersBuyingCounts': 'member',
  'Query.offersSellingCounts': 'member',
  'Query.offerListings': 'member',
  'Query.saleProceeds': 'member',
  'Mutation.offerRuleSet': 'member',
  'Mutation.offerToWatchers': 'member',
  'Mutation.offerExtend': 'member',
  'Mutation.offersAnswer': 'member',
  'Mutation.offerCreate': 'member',
  'Mutation.offerWithdraw': 'member',
  'Mutation.offerAccept': 'member',
  'Mutation.offerDecline': 'member',
  'Mutation.offerCounter': 'member',
} satisfies PermissionMap;
