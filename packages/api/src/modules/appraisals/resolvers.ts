import type { GraphQLContext } from '#api/graphql/context.ts';
import type { Resolvers } from '#api/graphql/resolver-types.generated.ts';
import { toConnection } from '#api/platform/db/keyset-page.ts';
import { attempt } from '#api/platform/domain-error.ts';
import { toMoney } from '#api/platform/money.ts';
import { done, refused } from '#api/platform/mutation-result.ts';
import { isAppraisal, moveForm } from '#api/modules/content/index.ts';
import { isTakenIn } from '#api/modules/intake/index.ts';
import { loadPhotographs } from '#api/modules/media/index.ts';
import { loadListingRows } from '#api/modules/selling/index.ts';
import { consignAppraisal } from './consign.ts';
import { appraisalPage, loadAppraisals } from './read-appraisals.ts';
import { sendEstimate } from './send-estimate.ts';

/** Answers with the appraisal as it is after the work. */
async function answerWith({ actor }: GraphQLContext, id: string, work: () => Promise<unknown>) {
  const outcome = await attempt(work);
  if (!outcome.ok) return { ...refused(outcome.message, outcome.code), appraisal: null };
  return { ...done, appraisal: (await loadAppraisals(actor.db, [id])).get(id) ?? null };
}

export const resolvers = {
  Appraisal: {
    estimate: ({ estimated }) =>
      estimated && {
        low: toMoney(estimated.low_cents),
        estimate: toMoney(estimated.estimate_cents),
        high: toMoney(estimated.high_cents),
        by: estimated.by,
        at: estimated.estimated_at,
      },
    listing: async ({ estimated }, _args, { actor: { db } }) => {
      const id = estimated?.listing_id;
      return id ? ((await loadListingRows(db, [id])).get(id) ?? null) : null;
    },
    isTakenIn: ({ estimated }, _args, { actor: { db } }) =>
      estimated?.listing_id ? isTakenIn(db, estimated.listing_id) : false,
    photographs: async ({ estimated }, _args, { actor: { db } }) => {
      const ids = estimated?.photograph_ids ?? [];
      const photographs = await loadPhotographs(db, ids);
      return ids.flatMap((id) => photographs.get(id) ?? []);
    },
  },
  Query: {
    appraisals: async (_source, filter, { actor: { db } }) => {
      const page = await appraisalPage(db, filter);
      const rows = await loadAppraisals(
        db,
        page.entries.map(({ id }) => id),
      );
      return { totalCount: page.totalCount, ...toConnection(page, ({ id }) => rows.get(id)) };
    },
    appraisal: async (_source, { id }, { actor: { db } }) => (await loadAppraisals(db, [id])).get(id) ?? null,
  },
  Mutation: {
    appraisalAnswer: (_source, { id, version, ...estimate }, context) =>
      answerWith(context, id, () => sendEstimate(context.actor, { id, version }, estimate, context.config.publicUrl)),
    appraisalMove: (_source, { id, version, ...move }, context) =>
      answerWith(context, id, () => moveForm(context.actor, { id, version }, move, isAppraisal)),
    appraisalConsign: (_source, { id, version }, context) =>
      answerWith(context, id, () => consignAppraisal(context, context.actor, { id, version })),
  },
} satisfies Resolvers;
