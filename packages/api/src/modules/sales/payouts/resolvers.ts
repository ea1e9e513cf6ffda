import type { GraphQLContext } from '#api/graphql/context.ts';
import type { Resolvers } from '#api/graphql/resolver-types.generated.ts';
import { toConnection } from '#api/platform/db/keyset-page.ts';
import { answer } from '#api/platform/answer-mutation.ts';
import { attempt } from '#api/platform/domain-error.ts';
import { done, refused } from '#api/platform/mutation-result.ts';
import {
  approvePayoutRun,
  cancelPayoutRun,
  confirmPayoutRun,
  payPayoutRun,
  preparePayoutRun,
} from './change-payout-run.ts';
import { correctSeller } from './correct-seller.ts';
import { findDuePayouts } from './due-payouts.ts';
import { readCorrections } from './read-corrections.ts';
import { loadPayoutRuns, payoutRunPage } from './read-payout-runs.ts';

/** Answers with the run as it is after the work, which gives its id. */
async function answerRun({ actor }: GraphQLContext, work: () => Promise<string>) {
  const outcome = await attempt(work);
  if (!outcome.ok) return { ...refused(outcome.message, outcome.code), payoutRun: null };
  const [payoutRun = null] = await loadPayoutRuns(actor, [outcome.value]);
  return { ...done, payoutRun };
}

export const resolvers = {
  Query: {
    duePayouts: (_source, _args, { actor }) => findDuePayouts(actor.db),
    payoutRuns: async (_source, args, { actor }) => {
      const page = await payoutRunPage(actor.db, args);
      const runs = await loadPayoutRuns(
        actor,
        page.entries.map(({ id }) => id),
      );
      const byId = new Map(runs.map((run) => [run.id, run]));
      return { totalCount: page.totalCount, ...toConnection(page, ({ id }) => byId.get(id)) };
    },
    payoutRun: async (_source, { id }, { actor }) => (await loadPayoutRuns(actor, [id]))[0] ?? null,
    sellerCorrections: (_source, args, { actor }) => readCorrections(actor.db, args),
  },
  Mutation: {
    sellerCorrectionEnter: (_source, input, context) =>
      answer(() => correctSeller(context.actor, context.config.publicUrl, input)),
    payoutRunPrepare: (_source, { orderIds }, context) =>
      answerRun(context, () => preparePayoutRun(context.actor, orderIds)),
    payoutRunApprove: (_source, seen, context) =>
      answerRun(context, () => approvePayoutRun(context.actor, seen).then(() => seen.id)),
    payoutRunPay: (_source, seen, context) =>
      answerRun(context, () => payPayoutRun(context.actor, context.config.publicUrl, seen).then(() => seen.id)),
    payoutRunConfirm: (_source, { bankReference, ...seen }, context) =>
      answerRun(context, () => confirmPayoutRun(context.actor, seen, bankReference).then(() => seen.id)),
    payoutRunCancel: (_source, { reason, ...seen }, context) =>
      answerRun(context, () => cancelPayoutRun(context.actor, seen, reason).then(() => seen.id)),
  },
} satisfies Resolvers;
