import type { PermissionMap } from '#api/graphql/permission-map.ts';

/** What comes in is the staff's business alone: identities, serials, rules. */
export const permissions = {
  'Query.holdRules': 'catalogue:read',
  'Query.dealTerms': 'catalogue:read',
  'Query.intakes': 'catalogue:read',
  'Query.intake': 'catalogue:read',
  'Query.serialLookup': 'catalogue:read',
  'Query.stolenSerials': 'catalogue:read',
  'Mutation.intakeReceive': 'catalogue:write',
  'Mutation.intakeHoldRelease': 'catalogue:write',
  'Mutation.intakeIdentityShow': 'catalogue:write',
  'Mutation.holdRuleSave': 'catalogue:write',
  'Mutation.holdRuleRemove': 'catalogue:write',
  'Mutation.dealTermsPublish': 'catalogue:write',
  'Mutation.stolenSerialAdd': 'catalogue:write',
  'Mutation.stolenSerialClose': 'catalogue:write',
} satisfies PermissionMap;
