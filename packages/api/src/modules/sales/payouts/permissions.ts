import type { PermissionMap } from '#api/graphql/permission-map.ts';

/** Payouts are for staff; that two people take part, each step checks itself. */
export const permissions = {
  'Query.duePayouts': 'money:read',
  'Query.payoutRuns': 'money:read',
  'Query.payoutRun': 'money:read',
  'Query.sellerCorrections': 'money:read',
  'Mutation.sellerCorrectionEnter': 'money:write',
  'Mutation.payoutRunPrepare': 'money:write',
  'Mutation.payoutRunApprove': 'money:write',
  'Mutation.payoutRunPay': 'money:write',
  'Mutation.payoutRunConfirm': 'money:write',
  'Mutation.payoutRunCancel': 'money:write',
} satisfies PermissionMap;
