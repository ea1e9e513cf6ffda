import type { GraphQLContext } from '#api/graphql/context.ts';
import type { Resolvers } from '#api/graphql/resolver-types.generated.ts';
import { toConnection } from '#api/platform/db/keyset-page.ts';
import { attempt } from '#api/platform/domain-error.ts';
import { done, refused } from '#api/platform/mutation-result.ts';
import { createJob, moveJob, updateJob } from './change-job.ts';
import { loadJobs, loadSteps, repairPage, sameSerial } from './read-jobs.ts';

/** Answers with the job as it is after the work, which gives its id. */
async function answerJob({ actor }: GraphQLContext, work: () => Promise<string>) {
  const outcome = await attempt(work);
  if (!outcome.ok) return { ...refused(outcome.message, outcome.code), repairJob: null };
  const [repairJob = null] = await loadJobs(actor.db, [outcome.value]);
  return { ...done, repairJob };
}

export const resolvers = {
  RepairJob: {
    steps: ({ id }, _args, { actor }) => loadSteps(actor.db, id),
    sameSerial: (job, _args, { actor }) => sameSerial(actor, job),
  },
  Query: {
    repairJobs: async (_source, filter, { actor }) => {
      const page = await repairPage(actor.db, filter);
      const jobs = await loadJobs(
        actor.db,
        page.entries.map(({ id }) => id),
      );
      const byId = new Map(jobs.map((job) => [job.id, job]));
      return { totalCount: page.totalCount, ...toConnection(page, ({ id }) => byId.get(id)) };
    },
    repairJob: async (_source, { id }, { actor }) => (await loadJobs(actor.db, [id]))[0] ?? null,
  },
  Mutation: {
    repairJobCreate: (_source, { job }, context) => answerJob(context, () => createJob(context.actor, job)),
    repairJobUpdate: (_source, { job, ...seen }, context) =>
      answerJob(context, () => updateJob(context.actor, seen, job).then(() => seen.id)),
    repairJobMove: (_source, { id, version, ...move }, context) =>
      answerJob(context, () => moveJob(context.actor, { id, version }, move).then(() => id)),
  },
} satisfies Resolvers;
