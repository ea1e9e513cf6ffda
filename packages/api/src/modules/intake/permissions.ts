import type { PermissionMap } from '#api/graphql/permission-map.ts';

/** What comes in is the staff's business alone: identities, serials, rules. */
export const permissions = {
  'Query.holdRules': 'admin',
  'Query.dealTerms': 'admin',
  'Query.intakes': 'admin',
  'Query.intake': 'admin',
  'Query.serialDesk': 'admin',
  'Query.stolenSerials': 'admin',
  'Mutation.intakeReceive': 'admin',
  'Mutation.intakeHoldRelease': 'admin',
  'Mutation.intakeIdentityShow': 'admin',
  'Mutation.holdRuleSave': 'admin',
  'Mutation.holdRuleRemove': 'admin',
  'Mutation.dealTermsPublish': 'admin',
  'Mutation.stolenSerialAdd': 'admin',
  'Mutation.stolenSerialClose': 'admin',
} satisfies PermissionMap;
