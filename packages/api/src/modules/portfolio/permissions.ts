import type { PermissionMap } from '#api/graphql/permission-map.ts';

/** A portfolio belongs to an account, and every operation works on the viewer's own. */
export const permissions = {
  'Query.portfolio': 'member',
  'Query.portfolioItem': 'member',
  'Mutation.portfolioItemCreate': 'member',
  'Mutation.portfolioItemUpdate': 'member',
  'Mutation.portfolioItemRemove': 'member',
  'Mutation.portfolioItemRestore': 'member',
  'Mutation.portfolioPhotographsSet': 'member',
  'Mutation.portfolioDocumentRemove': 'member',
} satisfies PermissionMap;
