import type { PermissionMap } from '#api/graphql/permission-map.ts';

/** Who may use the operations of payments; whose payment it is, each of them checks itself. */
export const permissions = {
  'Query.cardFields': 'everyone',
  'Query.paymentMethods': 'everyone',
  // A payment of another session has no handoff, like an unknown one.
  'Query.paymentHandoff': 'everyone',
  'Mutation.savedCardAdd': 'member',
  'Mutation.savedCardMakeDefault': 'member',
  'Mutation.savedCardRemove': 'member',
  'Mutation.savedCardResume': 'member',
  'Query.prepaidCodes': 'money:read',
  'Mutation.prepaidCodeBalance': 'everyone',
  'Mutation.prepaidCodeIssue': 'money:write',
  'Mutation.storeCreditGrant': 'money:write',
  'Query.storedValueAccounts': 'money:read',
  'Query.storedValueAccount': 'money:read',
  'Query.storedValueTotals': 'money:read',
  'Mutation.storedValueAdjust': 'money:write',
  'Mutation.storedValueExpire': 'money:write',
  'Query.providerSettlements': 'money:read',
  'Query.providerSettlement': 'money:read',
  'Query.settlementRow': 'money:read',
  'Mutation.settlementImport': 'money:write',
  'Mutation.settlementArrive': 'money:write',
  'Mutation.settlementDifferenceExplain': 'money:write',
} satisfies PermissionMap;
