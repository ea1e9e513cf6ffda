import { sql } from 'kysely';
import type { RequestContext } from '#api/http/context.ts';
import type { ResolverMap } from '#api/graphql/resolver-map.ts';
import { ShopError } from '#api/http/shop-error.ts';
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
import { listAccounts } from './list-accounts.ts';
import { type AccountUpdate, changePassword, readPreferences, updateAccount, updatePreferences } from './profile.ts';
import { resetPassword, sendRecoveryMail } from './recover.ts';
import { type AccountCreate, register } from './register.ts';
import {
  type CodeSignIn,
  type PasswordSignIn,
  sendSignInCode,
  signInWithCode,
  signInWithPassword,
  signOut,
} from './sign-in.ts';

type Owner = { accountId?: string | null };
type Page = { first?: number | null; after?: string | null };

async function countUnread({ db, viewer }: RequestContext): Promise<number> {
  if (!viewer) return 0;
  const row = await db
    .selectFrom('messages')
    .select(sql<number>`count(*)`.as('count'))
    .where('recipient_account_id', '=', viewer.id)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow();
  return row.count;
}

async function readImpersonator({ db, session }: RequestContext) {
  if (session.impersonatorId === null) return null;
  const account = await loadAccount(db, session.impersonatorId);
  return account && { id: account.id, username: account.username, displayName: account.displayName };
}

function challenge({ secret }: RequestContext, action: string) {
  const known = botActions.find((name) => name === action);
  if (!known) throw new ShopError('BAD_USER_INPUT', 'The action is LOGIN, REGISTRATION or FORM.');
  return makeBotChallenge(secret, known);
}

export const resolvers = {
  Query: {
    viewer: (_source: unknown, _args: unknown, { db, viewer }) => (viewer ? loadAccount(db, viewer.id) : null),
    impersonator: (_source: unknown, _args: unknown, context) => readImpersonator(context),
    accounts: (_source: unknown, { first, after, search }: Page & { search?: string | null }, { db }) =>
      listAccounts(db, first ?? 25, after, search),
    notificationPreferences: (_source: unknown, _args: unknown, context) => readPreferences(context),
    addresses: (_source: unknown, { first, after, accountId }: Page & Owner, context) =>
      listAddresses(context, first ?? 100, after, accountId),
    addressStores: (_source: unknown, _args: unknown, context) => listStores(context),
    messageCountUnread: (_source: unknown, _args: unknown, context) => countUnread(context),
    botChallenge: async (_source: unknown, { action }: { action: string }, context) => ({
      payload: await challenge(context, action),
    }),
  },
  Mutation: {
    sessionCreate: (_source: unknown, input: PasswordSignIn, context) => signInWithPassword(context, input),
    sessionCreateWithCode: (_source: unknown, input: CodeSignIn, context) => signInWithCode(context, input),
    sessionSendAuthCode: (_source: unknown, input: { email: string }, context) => sendSignInCode(context, input),
    sessionDestroy: (_source: unknown, _args: unknown, context) => signOut(context),
    accountCreate: (
      _source: unknown,
      { account, recaptchaToken }: { account: AccountCreate; recaptchaToken?: string | null },
      context,
    ) => register(context, account, recaptchaToken),
    accountForgotPassword: (_source: unknown, input: { email: string }, context) => sendRecoveryMail(context, input),
    accountResetPassword: (_source: unknown, input: { code: string; password: string }, context) =>
      resetPassword(context, input),
    accountUpdate: (_source: unknown, { account }: { account: AccountUpdate }, context) =>
      updateAccount(context, account),
    accountChangePassword: (
      _source: unknown,
      { passwords }: { passwords: { currentPassword: string; newPassword: string } },
      context,
    ) => changePassword(context, passwords),
    updateNotificationPreferences: (
      _source: unknown,
      { preferences }: { preferences: { emailEventTypes: string[] } },
      context,
    ) => updatePreferences(context, preferences.emailEventTypes),
    addressUpdate: (
      _source: unknown,
      { id, address, accountId }: { id: string; address: AddressInput } & Owner,
      context,
    ) => updateAddress(context, id, address, accountId),
    addressCreate: (_source: unknown, { address, accountId }: { address: AddressInput } & Owner, context) =>
      createAddress(context, address, accountId),
    addressDelete: (_source: unknown, { id, accountId }: { id: string } & Owner, context) =>
      deleteAddress(context, id, accountId),
    addressSetDefault: (_source: unknown, { id, accountId }: { id: string } & Owner, context) =>
      setDefaultAddress(context, id, accountId),
  },
} satisfies ResolverMap;
