import type { PermissionMap } from '#api/graphql/permission-map.ts';

/** Who may use second factors and passkeys. Signing in with them is for everybody. */
export const permissions = {
  'Mutation.passkeyAdd': 'member',
  'Mutation.passkeyAskForProof': 'member',
  'Mutation.passkeyBegin': 'member',
  'Mutation.passkeyRemove': 'member',
  'Mutation.passkeyRename': 'member',
  'Mutation.recoveryCodesReplace': 'member',
  'Mutation.sessionAskForPasskey': 'everyone',
  'Mutation.sessionCreateWithPasskey': 'everyone',
  'Mutation.sessionProveSecondFactor': 'everyone',
  'Mutation.totpBegin': 'member',
  'Mutation.totpConfirm': 'member',
  'Mutation.totpDisable': 'member',
  'Query.passwordResetOverview': 'everyone',
} satisfies PermissionMap;
