import type { Resolvers } from '#api/graphql/resolver-types.generated.ts';
import { loadAccount } from '#api/modules/accounts/index.ts';
import { requireAccountId } from '#api/platform/actor-context.ts';
import { answer } from '#api/platform/answer-mutation.ts';
import { askForReset } from './ask.ts';
import { confirmReset } from './confirm.ts';
import { decideReset } from './decide.ts';
import { findOpenReset } from './find-resets.ts';
import { stopReset } from './stop.ts';
import { stopCodeOf } from './stop-code.ts';

export const resetResolvers = {
  TwoStepReset: {
    removesPasskeys: ({ removes_passkeys: removes }) => removes,
    confirmedAt: ({ confirmed_at: at, created_at: askedAt }) => at ?? askedAt,
    dueAt: ({ due_at: at }) => at,
    isDue: ({ due_at: at }, _args, { actor }) => at !== null && at <= actor.now,
    decidedAt: ({ decided_at: at }) => at,
    decidedBy: ({ decided_by_account_id: id }, _args, { actor }) => (id === null ? null : loadAccount(actor.db, id)),
    closedAt: ({ closed_at: at }) => at,
  },
  AccountSecurity: {
    twoStepReset: async (_source, _args, { actor, secret }) => {
      const row = await findOpenReset(actor.db, requireAccountId(actor));
      if (!row?.due_at) return null;
      return { isApproved: row.state === 'APPROVED', dueAt: row.due_at, stopCode: stopCodeOf(secret, row.id) };
    },
  },
  Mutation: {
    twoStepResetAsk: (_source, { removePasskeys }, context) =>
      askForReset(context.actor, context, { token: context.signInToken, removesPasskeys: removePasskeys }),
    twoStepResetConfirm: (_source, { code }, context) => confirmReset(context.actor, context, code),
    twoStepResetStop: (_source, { code }, context) => stopReset(context.actor, context, code),
    twoStepResetDecide: (_source, { id, approve, reason, version }, { actor, secret, config }) =>
      answer(() =>
        decideReset(actor, { id, isApproved: approve, reason, version }, { secret, publicUrl: config.publicUrl }),
      ),
  },
} satisfies Resolvers;
