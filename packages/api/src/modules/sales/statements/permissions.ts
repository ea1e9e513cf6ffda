import type { PermissionMap } from '#api/graphql/permission-map.ts';

/** Who may use the operations of statements; each answers with the viewer's own, and to admins with any seller's. */
export const permissions = {
  'Query.spendingByMonth': 'member',
  'Query.salesByMonth': 'member',
  'Query.sellerStatement': 'member',
} satisfies PermissionMap;
