import type { PermissionMap } from '#api/graphql/permission-map.ts';

/** Who looks after people. What `accountSetRights` changes of the back office needs more, which it checks itself. */
export const permissions = {
  'Query.staffRoles': 'people:read',
  'Query.accountDetails': 'people:read',
  'Query.viewerSellerApplication': 'member',
  'Query.sellerApplications': 'people:read',
  'Query.sellerApplication': 'people:read',
  'Query.accountMergePreview': 'people:write',
  'Query.impersonation': 'everyone',
  'Mutation.accountSetRights': 'people:write',
  'Mutation.accountMerge': 'people:write',
  'Mutation.accountMergeReverse': 'people:write',
  'Mutation.staffRoleSave': 'system:write',
  'Mutation.staffRoleRemove': 'system:write',
  'Mutation.sellerApplicationCreate': 'member',
  'Mutation.sellerApplicationWithdraw': 'member',
  'Mutation.sellerApplicationDecide': 'people:write',
  'Mutation.impersonationStart': 'people:write',
  'Mutation.impersonationSendCode': 'member',
  'Mutation.impersonationStepUp': 'member',
  'Mutation.impersonationEnd': 'member',
  'Mutation.twoStepResetAsk': 'everyone',
  'Mutation.twoStepResetConfirm': 'everyone',
  'Mutation.twoStepResetStop': 'everyone',
  'Mutation.twoStepResetDecide': 'security:write',
} satisfies PermissionMap;
