import type { GraphQLContext } from '#api/graphql/context.ts';
import type { ResolverMap } from '#api/graphql/resolver-map.ts';
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
import type { AddressInput } from './address-input.ts';
import { botActions, makeBotChallenge } from './bot-check.ts';
import { countUnreadMessages } from './count-unread-messages.ts';
import { listAccounts } from './list-accounts.ts';
import { type AccountUpdate, changePassword, readPreferences, updateAccount, updatePreferences } from './profile.ts';
import { resetPassword, sendRecoveryMail } from './recover.ts';
import { type AccountCreate, register } from './register.ts';
import { type PasswordSignIn, type SignedIn, signInWithPassword, signOut } from './sign-in.ts';
import { type CodeSignIn, sendSignInCode, signInWithCode } from './sign-in-code.ts';

type Owner = { accountId?: string | null };
type Page = { first?: number | null; after?: string | null };

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
    viewer: (_source: unknown, _args: unknown, { actor: { db, principal } }) =>
      principal.accountId === null ? null : loadAccount(db, principal.accountId),
    impersonator: (_source: unknown, _args: unknown, { actor: { db, principal } }) =>
      principal.impersonatorId === null ? null : loadAccount(db, principal.impersonatorId),
    accounts: (_source: unknown, { first, after, search }: Page & { search?: string | null }, { db }) =>
      listAccounts(db, first ?? 25, after, search),
    notificationPreferences: (_source: unknown, _args: unknown, { actor }) => readPreferences(actor),
    addresses: (_source: unknown, { first, after, accountId }: Page & Owner, { actor }) =>
      listAddresses(actor, first ?? 100, after, accountId),
    addressStores: (_source: unknown, _args: unknown, { actor }) => listStores(actor),
    messageCountUnread: (_source: unknown, _args: unknown, { actor }) => countUnreadMessages(actor),
    botChallenge: (_source: unknown, { action }: { action: string }, context) => challenge(context, action),
  },
  Mutation: {
    sessionCreate: async (_source: unknown, input: PasswordSignIn, context) =>
      openSession(context, await signInWithPassword(context.actor, context, input)),
    sessionCreateWithCode: async (_source: unknown, input: CodeSignIn, context) =>
      openSession(context, await signInWithCode(context.actor, context, input)),
    sessionSendAuthCode: (_source: unknown, input: { email: string }, context) =>
      sendSignInCode(context.actor, context, input),
    sessionDestroy: async (_source: unknown, _args: unknown, context) => {
      await signOut(context.actor);
      context.closeSession();
      return done;
    },
    accountCreate: (
      _source: unknown,
      { account, recaptchaToken }: { account: AccountCreate; recaptchaToken?: string | null },
      context,
    ) => register(context.actor, context, account, recaptchaToken),
    accountForgotPassword: (_source: unknown, input: { email: string }, context) =>
      sendRecoveryMail(context.actor, context, input),
    accountResetPassword: (_source: unknown, input: { code: string; password: string }, { actor }) =>
      resetPassword(actor, input),
    accountUpdate: (_source: unknown, { account }: { account: AccountUpdate }, { actor }) =>
      updateAccount(actor, account),
    accountChangePassword: (
      _source: unknown,
      { passwords }: { passwords: { currentPassword: string; newPassword: string } },
      context,
    ) => changePassword(context.actor, context, passwords),
    updateNotificationPreferences: (
      _source: unknown,
      { preferences }: { preferences: { emailEventTypes: string[] } },
      { actor },
    ) => updatePreferences(actor, preferences.emailEventTypes),
    addressUpdate: (
      _source: unknown,
      { id, address, accountId }: { id: string; address: AddressInput } & Owner,
      { actor },
    ) => updateAddress(actor, id, address, accountId),
    addressCreate: (_source: unknown, { address, accountId }: { address: AddressInput } & Owner, { actor }) =>
      createAddress(actor, address, accountId),
    addressDelete: (_source: unknown, { id, accountId }: { id: string } & Owner, { actor }) =>
      deleteAddress(actor, id, accountId),
    addressSetDefault: (_source: unknown, { id, accountId }: { id: string } & Owner, { actor }) =>
      setDefaultAddress(actor, id, accountId),
  },
} satisfies ResolverMap;
