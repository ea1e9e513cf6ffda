import type { PermissionMap } from '#api/graphql/permission-map.ts';

/** Payouts are for staff; that two people take part, each step checks itself. */
export const permissions = {
  'Query.duePayouts': 'admin',
  'Query.payoutRuns': 'admin',
  'Query.payoutRun': 'admin',
  'Mutation.payoutRunPrepare': 'admin',
  'Mutation.payoutRunApprove': 'admin',
  'Mutation.payoutRunPay': 'admin',
  'Mutation.payoutRunConfirm': 'admin',
  'Mutation.payoutRunCancel': 'admin',
} satisfies PermissionMap;
