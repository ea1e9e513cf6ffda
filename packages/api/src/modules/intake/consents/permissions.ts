import type { PermissionMap } from '#api/graphql/permission-map.ts';

/** Staff ask; who answers holds the link, or is the consignor: each operation checks itself. */
export const permissions = {
  'Query.consentRequest': 'everyone',
  'Query.viewerConsentRequests': 'member',
  'Query.consentRequests': 'catalogue:read',
  'Query.consignment': 'catalogue:read',
  'Mutation.consentAsk': 'catalogue:write',
  'Mutation.consentWithdraw': 'catalogue:write',
  'Mutation.consentAnswer': 'everyone',
} satisfies PermissionMap;
