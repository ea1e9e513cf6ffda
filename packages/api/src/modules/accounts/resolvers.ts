import type { GraphQLContext } from '#api/graphql/context.ts';
import type { Resolvers } from '#api/graphql/resolver-types.generated.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import { done } from '#api/platform/mutation-result.ts';
import { loadAccount } from './account-source.ts';
import {
  createAddress,
  deleteAddress,
  listAddresses,
  listStores,
  setDefaultAddress,
  updateAddress,
} from './address-book.ts';
import { botActions, makeBotChallenge, passesBotCheck } from './bot-check.ts';
import { listAccounts } from './list-accounts.ts';
import { changePassword } from './change-password.ts';
import { readEmail } from './email.ts';
import { confirmEmail, sendConfirmation } from './email-confirmation.ts';
import { openSession } from './open-session.ts';
import { updateAccount } from './profile.ts';
import { reauthenticate } from './reauthenticate.ts';
import { resetPassword, sendRecoveryMail } from './recover.ts';
import { register } from './register.ts';
import { endSessions, readSecurity } from './signed-in-sessions.ts';
import { signInWithPassword, signOut } from './sign-in.ts';
import { sendSignInCode, signInWithCode } from './sign-in-code.ts';

async function challenge(
  { secret, config }: GraphQLContext,
  action: string,
  email?: string | null,
): Promise<{ payload: string }> {
  const known = botActions.find((name) => name === action);
  if (!known) throw new DomainError('bad-user-input', 'The action is LOGIN, REGISTRATION or FORM.');
  return {
    payload: await makeBotChallenge({ secret, work: config.botCheckWork }, known, readEmail(email ?? '') ?? undefined),
  };
}

export const resolvers = {
  Query: {
    viewer: (_source, _args, { actor: { db, principal } }) =>
      principal.accountId === null ? null : loadAccount(db, principal.accountId),
    impersonator: (_source, _args, { actor: { db, principal } }) =>
      principal.impersonatorId === null ? null : loadAccount(db, principal.impersonatorId),
    accounts: (_source, { first, after, search, filter }, { actor }) =>
      listAccounts(actor.db, first ?? 25, after, { search, filter }),
    accountSecurity: (_source, _args, { actor }) => readSecurity(actor),
    addresses: (_source, { first, ...args }, { actor }) => listAddresses(actor, { ...args, first: first ?? 100 }),
    addressStores: (_source, _args, { actor }) => listStores(actor),
    botChallenge: (_source, { action, email }, context) => challenge(context, action, email),
  },
  Mutation: {
    sessionCreate: async (_source, input, context) =>
      openSession(context, await signInWithPassword(context.actor, context, input)),
    sessionCreateWithCode: async (_source, input, context) =>
      openSession(context, await signInWithCode(context.actor, context, input)),
    sessionSendAuthCode: (_source, input, context) => sendSignInCode(context.actor, context, input),
    sessionReauthenticate: async (_source, { credential }, context) => {
      const result = await reauthenticate(context.actor, context, credential);
      if ('token' in result) context.openSession(result.token, result.principal);
      return result;
    },
    sessionDestroy: async (_source, _args, context) => {
      await signOut(context.actor, context);
      context.closeSession();
      return done;
    },
    sessionEnd: (_source, { id }, context) => endSessions(context.actor, context, id),
    sessionEndOthers: (_source, _args, context) => endSessions(context.actor, context, null),
    accountCreate: (_source, { account, recaptchaToken }, context) =>
      register(context.actor, context, account, () => passesBotCheck(context, 'REGISTRATION', recaptchaToken)),
    accountForgotPassword: (_source, input, context) => sendRecoveryMail(context.actor, context, input),
    accountResetPassword: async (_source, input, context) => {
      const result = await resetPassword(context.actor, context, input);
      if (result.success) context.keepDevice(result.deviceId);
      return result;
    },
    accountConfirmEmail: (_source, input, context) => confirmEmail(context.actor, context, input),
    accountSendEmailConfirmation: (_source, _args, context) => sendConfirmation(context.actor, context),
    accountUpdate: (_source, { account, version }, context) =>
      updateAccount(context.actor, context, account, version ?? null),
    accountChangePassword: (_source, { passwords }, context) => changePassword(context.actor, context, passwords),
    addressUpdate: (_source, { address, ...change }, { actor }) => updateAddress(actor, change, address),
    addressCreate: (_source, { address, accountId }, { actor }) => createAddress(actor, address, accountId),
    addressDelete: (_source, { id, accountId }, { actor }) => deleteAddress(actor, id, accountId),
    addressSetDefault: (_source, { id, accountId }, { actor }) => setDefaultAddress(actor, id, accountId),
  },
} satisfies Resolvers;
