import type { GraphQLContext } from '#api/graphql/context.ts';
import type { Resolvers } from '#api/graphql/resolver-types.generated.ts';
import { openSession } from '../open-session.ts';
import { beginTotp, confirmTotp, disableTotp } from './enrol-totp.ts';
import { addPasskey, beginPasskey } from './passkeys/add-passkey.ts';
import { removePasskey, renamePasskey } from './passkeys/change-passkeys.ts';
import { readResetOverview } from './passkeys/passkeys-at-reset.ts';
import { askForProof } from './passkeys/prove-by-passkey.ts';
import { askForPasskey, signInWithPasskey } from './passkeys/sign-in-with-passkey.ts';
import { proveSignIn } from './prove-sign-in.ts';
import { readFactors } from './read-factors.ts';
import { replaceCodes } from './replace-codes.ts';

/** Reads them once for all fields of a request. */
const factorsOf = ({ memo, actor }: GraphQLContext) => memo('accounts:factors', () => readFactors(actor));

export const resolvers = {
  AccountSecurity: {
    twoStepSince: async (_source, _args, context) => (await factorsOf(context)).twoStepSince,
    recoveryCodesLeft: async (_source, _args, context) => (await factorsOf(context)).recoveryCodesLeft,
    passkeys: async (_source, _args, context) => (await factorsOf(context)).passkeys,
  },
  Query: {
    passwordResetOverview: (_source, { code }, { actor }) => readResetOverview(actor, code),
  },
  Mutation: {
    sessionProveSecondFactor: async (_source, { code }, context) => {
      const { actor, signInToken: token } = context;
      const result = await proveSignIn(actor, context, { token, code });
      if (!result.success) return result;
      return { ...openSession(context, result), recoveryCodesLeft: result.recoveryCodesLeft };
    },
    sessionAskForPasskey: async (_source, _args, context) => {
      const result = await askForPasskey(context.actor, context, context.signInToken);
      context.keepSignInToken(result.signInToken);
      return result;
    },
    sessionCreateWithPasskey: async (_source, { response }, context) => {
      const { actor, signInToken: token } = context;
      return openSession(context, await signInWithPasskey(actor, context, { token, response }));
    },
    totpBegin: (_source, _args, context) => beginTotp(context.actor, context),
    totpConfirm: (_source, { code }, context) => confirmTotp(context.actor, context, code),
    totpDisable: (_source, _args, context) => disableTotp(context.actor, context),
    recoveryCodesReplace: (_source, _args, context) => replaceCodes(context.actor, context),
    passkeyBegin: (_source, _args, context) => beginPasskey(context.actor, context),
    passkeyAdd: (_source, input, context) => addPasskey(context.actor, context, input),
    passkeyRename: (_source, input, { actor }) => renamePasskey(actor, input),
    passkeyRemove: (_source, { id }, context) => removePasskey(context.actor, context, id),
    passkeyAskForProof: (_source, _args, context) => askForProof(context.actor, context),
  },
} satisfies Resolvers;
