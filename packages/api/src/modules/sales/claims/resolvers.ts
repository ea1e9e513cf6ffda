import { done, refused } from '#api/platform/mutation-result.ts';
import type { Resolvers } from '#api/graphql/resolver-types.generated.ts';
import { attempt } from '#api/platform/domain-error.ts';
import { claimOrder, claimOrders, countClaimable } from './claim-orders.ts';

export const resolvers = {
  Query: {
    claimableOrderCount: (_source, _args, { actor: { db, principal } }) =>
      principal.accountId === null ? 0 : countClaimable(db, principal.accountId),
  },
  Mutation: {
    ordersClaim: async (_source, _args, { actor }) => {
      const outcome = await attempt(() => claimOrders(actor));
      return outcome.ok ? { ...done, count: outcome.value } : { ...refused(outcome.message, outcome.code), count: 0 };
    },
    orderClaim: async (_source, { id, key, code }, context) => {
      const outcome = await attempt(() =>
        claimOrder(context.actor, context, { id, key: key ?? null, code: code ?? null }),
      );
      return outcome.ok
        ? { ...done, outcome: outcome.value === 'claimed' ? 'CLAIMED' : 'MAILED' }
        : { ...refused(outcome.message, outcome.code), outcome: null };
    },
  },
} satisfies Resolvers;
