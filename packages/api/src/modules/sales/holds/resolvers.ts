import { answer } from '#api/platform/answer-mutation.ts';
import { attempt } from '#api/platform/domain-error.ts';
import type { GraphQLContext } from '#api/graphql/context.ts';
import type { MutationOrdersHoldArgs, Resolvers } from '#api/graphql/resolver-types.generated.ts';
import { refused } from '#api/platform/mutation-result.ts';
import { holdLoadersOf } from './hold-loaders.ts';
import { MAXIMUM_RENEWALS } from './hold-rules.ts';
import { obstacleOf } from './obstacle.ts';
import { waitlistResolvers } from './waitlist-resolvers.ts';
import { releaseHolds } from './release-holds.ts';
import { takeHolds } from './take-holds.ts';

const nothing = { until: null, secondsLeft: 0, renewalsLeft: 0, held: [], heldByOthers: [] };
const tabPattern = /^\w{1,40}$/;

/** What a page calls itself; one without a usable name shares one with all others. */
const tabOf = (tab: string | null | undefined): string => (tabPattern.test(tab ?? '') ? (tab ?? '') : '');

async function hold(context: GraphQLContext, { orderIds, tab, renew }: MutationOrdersHoldArgs) {
  const request = { orderIds, tab: tabOf(tab), renew: renew ?? false };
  const outcome = await attempt(() => takeHolds(context.actor, context, request));
  if (!outcome.ok) return { ...refused(outcome.message, outcome.code), ...nothing };
  const { own, foreign } = outcome.value;
  const [first] = own;
  return {
    success: true,
    ...(await obstacleOf(context.actor, outcome.value)),
    until: first?.until ?? null,
    secondsLeft: first?.secondsLeft ?? 0,
    renewalsLeft: first ? MAXIMUM_RENEWALS - first.renewals : 0,
    held: own,
    heldByOthers: foreign,
  };
}

export const resolvers = {
  ...waitlistResolvers,
  Listing: {
    heldUntil: async ({ id }, _args, { actor }) => {
      const seen = await holdLoadersOf(actor).hold.load(id);
      return seen && !seen.isOwn ? seen.until : null;
    },
    viewerHoldUntil: async ({ id }, _args, { actor }) => {
      const seen = await holdLoadersOf(actor).hold.load(id);
      return seen?.isOwn ? seen.until : null;
    },
    isPendingSale: async ({ id, isAvailable }, _args, { actor }) =>
      isAvailable && (await holdLoadersOf(actor).pendingSale.load(id)) !== undefined,
    viewerOfferUntil: async ({ id, isAvailable }, _args, { actor }) => {
      const { accountId } = actor.principal;
      const sale = isAvailable && accountId !== null ? await holdLoadersOf(actor).pendingSale.load(id) : undefined;
      return sale?.buyerId === accountId ? sale.until : null;
    },
    isPaymentPending: ({ id, isAvailable }, _args, { actor }) =>
      !isAvailable && holdLoadersOf(actor).isBeingPaid.load(id),
  },
  Mutation: {
    ...waitlistResolvers.Mutation,
    ordersHold: (_source, args, context) => hold(context, args),
    ordersRelease: (_source, { orderIds, tab }, { actor }) =>
      answer(() => releaseHolds(actor, orderIds, tab ? tabOf(tab) : null)),
  },
} satisfies Resolvers;
