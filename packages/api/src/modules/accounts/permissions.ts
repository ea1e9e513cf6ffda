import type { PermissionMap } from '#api/graphql/permission-map.ts';

/** Who may use the account operations. Whoever is not signed in has no account and no addresses to see. */
export const permissions = {
  'Query.accounts': 'admin',
  'Query.addresses': 'everyone',
  'Query.addressStores': 'everyone',
  'Query.botChallenge': 'everyone',
  'Query.impersonator': 'everyone',
  'Query.viewer': 'everyone',
  'Mutation.accountChangePassword': 'member',
  'Mutation.accountConfirmEmail': 'everyone',
  'Mutation.accountCreate': 'everyone',
  'Mutation.accountForgotPassword': 'everyone',
  'Mutation.accountResetPassword': 'everyone',
  'Mutation.accountSendEmailConfirmation': 'member',
  'Mutation.accountUpdate': 'member',
  'Mutation.addressCreate': 'member',
  'Mutation.addressDelete': 'member',
  'Mutation.addressSetDefault': 'member',
  'Mutation.addressUpdate': 'member',
  'Mutation.sessionCreate': 'everyone',
  'Mutation.sessionCreateWithCode': 'everyone',
  'Mutation.sessionDestroy': 'everyone',
  'Mutation.sessionReauthenticate': 'member',
  'Mutation.sessionSendAuthCode': 'everyone',
} satisfies PermissionMap;
