import type { PermissionMap } from '#api/graphql/permission-map.ts';

/** Who may use the account operations. Whoever is not signed in has no account, no addresses and no messages to see. */
export const permissions = {
  'Query.accounts': 'admin',
  'Query.addresses': 'everyone',
  'Query.addressStores': 'everyone',
  'Query.botChallenge': 'everyone',
  'Query.impersonator': 'everyone',
  'Query.messageCountUnread': 'everyone',
  'Query.notificationPreferences': 'member',
  'Query.viewer': 'everyone',
  'Mutation.accountChangePassword': 'member',
  'Mutation.accountCreate': 'everyone',
  'Mutation.accountForgotPassword': 'everyone',
  'Mutation.accountResetPassword': 'everyone',
  'Mutation.accountUpdate': 'member',
  'Mutation.addressCreate': 'member',
  'Mutation.addressDelete': 'member',
  'Mutation.addressSetDefault': 'member',
  'Mutation.addressUpdate': 'member',
  'Mutation.sessionCreate': 'everyone',
  'Mutation.sessionCreateWithCode': 'everyone',
  'Mutation.sessionDestroy': 'everyone',
  'Mutation.sessionSendAuthCode': 'everyone',
  'Mutation.updateNotificationPreferences': 'member',
} satisfies PermissionMap;
