import type { GraphQLContext } from '#api/graphql/context.ts';
import type { Resolvers } from '#api/graphql/resolver-types.generated.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import { done, type Refused } from '#api/platform/mutation-result.ts';
import { loadAccount } from './account-source.ts';
import {
  createAddress,
  deleteAddress,
  listAddresses,
  listStores,
  setDefaultAddress,
  updateAddress,
} from './address-book.ts';
import { botActions, makeBotChallenge } from './bot-check.ts';
import { countUnreadMessages } from './count-unread-messages.ts';
import { listAccounts } from './list-accounts.ts';
import { changePassword, readPreferences, updateAccount, updatePreferences } from './profile.ts';
import { resetPassword, sendRecoveryMail } from './recover.ts';
import { register } from './register.ts';
import { type SignedIn, signInWithPassword, signOut } from './sign-in.ts';
import { sendSignInCode, signInWithCode } from './sign-in-code.ts';

async function challenge({ secret }: GraphQLContext, action: string): Promise<{ payload: string }> {
  const known = botActions.find((name) => name === action);
  if (!known) throw new DomainError('bad-user-input', 'The action is LOGIN, REGISTRATION or FORM.');
  return { payload: await makeBotChallenge(secret, known) };
}

/** Gives the visitor the session that a sign-in made. */
function openSession(context: GraphQLContext, result: SignedIn | Refused) {
  if (!result.success) return result;
  const { token, principal, account } = result;
  context.openSession(token, principal);
  return { ...done, account };
}

export const resolvers = {
  Query: {
    viewer: (_source, _args, { actor: { db, principal } }) =>
      principal.accountId === null ? null : loadAccount(db, principal.accountId),
    impersonator: (_source, _args, { actor: { db, principal } }) =>
      principal.impersonatorId === null ? null : loadAccount(db, principal.impersonatorId),
    accounts: (_source, { first, after, search }, { actor }) => listAccounts(actor.db, first ?? 25, after, search),
    notificationPreferences: (_source, _args, { actor }) => readPreferences(actor),
    addresses: (_source, { first, after, accountId }, { actor }) =>
      listAddresses(actor, first ?? 100, after, accountId),
    addressStores: (_source, _args, { actor }) => listStores(actor),
    messageCountUnread: (_source, _args, { actor }) => countUnreadMessages(actor),
    botChallenge: (_source, { action }, context) => challenge(context, action),
  },
  Mutation: {
    sessionCreate: async (_source, input, context) =>
      openSession(context, await signInWithPassword(context.actor, context, input)),
    sessionCreateWithCode: async (_source, input, context) =>
      openSession(context, await signInWithCode(context.actor, context, input)),
    sessionSendAuthCode: (_source, input, context) => sendSignInCode(context.actor, context, input),
    sessionDestroy: async (_source, _args, context) => {
      await signOut(context.actor);
      context.closeSession();
      return done;
    },
    accountCreate: (_source, { account, recaptchaToken }, context) =>
      register(context.actor, context, account, recaptchaToken),
    accountForgotPassword: (_source, input, context) => sendRecoveryMail(context.actor, context, input),
    accountResetPassword: (_source, input, { actor }) => resetPassword(actor, input),
    accountUpdate: (_source, { account }, { actor }) => updateAccount(actor, account),
    accountChangePassword: (_source, { passwords }, context) => changePassword(context.actor, context, passwords),
    updateNotificationPreferences: (_source, { preferences }, { actor }) =>
      updatePreferences(actor, preferences.emailEventTypes),
    addressUpdate: (_source, { id, address, accountId }, { actor }) => updateAddress(actor, id, address, accountId),
    addressCreate: (_source, { address, accountId }, { actor }) => createAddress(actor, address, accountId),
    addressDelete: (_source, { id, accountId }, { actor }) => deleteAddress(actor, id, accountId),
    addressSetDefault: (_source, { id, accountId }, { actor }) => setDefaultAddress(actor, id, accountId),
  },
} satisfies Resolvers;
