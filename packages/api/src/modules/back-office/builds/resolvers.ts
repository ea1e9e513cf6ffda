import type { Resolvers } from '#api/graphql/resolver-types.generated.ts';
import { loadAccount } from '#api/modules/accounts/index.ts';
import { attempt } from '#api/platform/domain-error.ts';
import { done, refused } from '#api/platform/mutation-result.ts';
import { listRemotes } from './read-remotes.ts';
import { rollBackRemote } from './roll-back-remote.ts';

export const resolvers = {
  RemoteChannel: {
    since: ({ since }) => (since === null ? null : new Date(since)),
    changedBy: ({ changedById }, _args, { actor }) =>
      changedById === null ? null : loadAccount(actor.db, changedById),
  },
  Query: {
    remotes: (_source, _args, { actor, config }) => listRemotes(actor.db, config),
  },
  Mutation: {
    remoteRollBack: async (_source, { to, ...asked }, { actor, config }) => {
      const outcome = await attempt(() => rollBackRemote(actor, config, { ...asked, to: to ?? null }));
      return outcome.ok ? { ...done, buildId: outcome.value } : refused(outcome.message, outcome.code);
    },
  },
} satisfies Resolvers;
