import type { PermissionMap } from '#api/graphql/resolver-map.ts';

/** Who may use the account operations; everything that is not named is for everyone. */
export const permissions = {
  'Query.accounts': 'admin',
  'Query.notificationPreferences': 'member',
  'Mutation.accountUpdate': 'member',
  'Mutation.accountChangePassword': 'member',
  'Mutation.updateNotificationPreferences': 'member',
  'Mutation.addressCreate': 'member',
  'Mutation.addressUpdate': 'member',
  'Mutation.addressDelete': 'member',
  'Mutation.addressSetDefault': 'member',
} as const satisfies PermissionMap;
