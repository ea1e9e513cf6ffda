import type { PermissionMap } from '#api/graphql/resolver-map.ts';

/** Who may use the operations of payments; whose order or payment it is, each of them checks itself. */
export const permissions = {
  'Query.cardFields': 'everyone',
  'Query.paymentMethods': 'everyone',
  // A payment of another session has no handover, as an unknown one.
  'Query.paymentHandoff': 'everyone',
  'Query.prepaidCodes': 'admin',
  // An order that the visitor may not change has no plans, as an unknown one.
  'Query.layawayPlans': 'everyone',
  'Mutation.ordersPay': 'everyone',
  'Mutation.prepaidCodeBalance': 'everyone',
  'Mutation.prepaidCodeIssue': 'admin',
  'Mutation.storeCreditGrant': 'admin',
  'Mutation.ordersPayByCard': 'everyone',
  'Mutation.paymentResume': 'everyone',
  'Mutation.orderSetAffirmPercentageFee': 'everyone',
  'Mutation.orderRemoveAffirmPercentageFee': 'everyone',
} satisfies PermissionMap;
