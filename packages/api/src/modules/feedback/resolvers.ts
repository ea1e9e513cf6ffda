import { hasGrant } from '@headstock/contracts/grants';
import type { GraphQLContext } from '#api/graphql/context.ts';
import type { Resolvers } from '#api/graphql/resolver-types.generated.ts';
import { type ActorContext, requireAccountId } from '#api/platform/actor-context.ts';
import { answer } from '#api/platform/answer-mutation.ts';
import { type CountedPage, toConnection } from '#api/platform/db/keyset-page.ts';
import { type Limit, takeFromLimit, tooManyError } from '#api/platform/rate-limit.ts';
import { feedbackRows, reportedFeedbackPage, sellerFeedbackPage } from './feedback-lists.ts';
import { authorName } from './author-name.ts';
import { feedbackLoadersOf } from './feedback-loaders.ts';
import { hideFeedback, reportFeedback, showFeedback } from './moderate-feedback.ts';
import { readModerated } from './feedback-moderation.ts';
import { readOrderFeedback } from './order-feedback.ts';
import { answerFeedback, createFeedback } from './write-feedback.ts';

/** What an account may write in an hour, answers and reports included. */
const WRITING: Limit = { name: 'feedback', max: 60, seconds: 3_600 };

/** Runs what writes, within the account's limit. */
function write({ actor, secret }: GraphQLContext, work: (actor: ActorContext) => Promise<void>) {
  return answer(async () => {
    const limit = await takeFromLimit(actor.db, secret, WRITING, requireAccountId(actor));
    if (!limit.ok) throw tooManyError(limit.retryAfter, actor.locale);
    await work(actor);
  });
}

async function connection(actor: ActorContext, page: CountedPage) {
  const rows = await feedbackRows(
    actor.db,
    page.entries.map(({ id }) => id),
  );
  return { totalCount: page.totalCount, ...toConnection(page, ({ id }) => rows.get(id)) };
}

const itemOf = (itemId: string | null, actor: ActorContext) =>
  itemId === null ? null : feedbackLoadersOf(actor).item.load(itemId);

export const resolvers = {
  Feedback: {
    asDescribed: ({ as_described: stars }) => stars,
    text: ({ body }) => body,
    author: (row, _args, { actor }) => authorName(row, actor.locale),
    createdAt: ({ created_at: at }) => at,
    answeredAt: ({ answered_at: at }) => at,
    item: ({ item_id: itemId }, _args, { actor }) => itemOf(itemId, actor),
    moderation: (row, _args, { actor }) => {
      const { isAdmin, grants } = actor.principal.rights;
      return isAdmin && hasGrant(grants, 'content:read') ? feedbackLoadersOf(actor).moderation.load(row) : null;
    },
  },
  OrderFeedback: {
    item: ({ itemId }, _args, { actor }) => itemOf(itemId, actor),
  },
  Seller: {
    feedbackSummary: ({ id }, _args, { actor }) => feedbackLoadersOf(actor).summary.load(id),
    feedback: async ({ id }, args, { actor }) => connection(actor, await sellerFeedbackPage(actor.db, id, args)),
  },
  Item: {
    sellerFeedback: ({ account }, _args, { actor }) => feedbackLoadersOf(actor).summary.load(account.id),
  },
  Order: {
    canRate: ({ row }, _args, { actor }) =>
      actor.principal.accountId === null ? false : feedbackLoadersOf(actor).canRate.load(row.id),
  },
  Query: {
    orderFeedback: (_source, { orderId }, { actor }) => readOrderFeedback(actor, orderId),
    reportedFeedback: async (_source, { hidden, ...args }, { actor }) =>
      connection(actor, await reportedFeedbackPage(actor, { ...args, hidden: hidden ?? false })),
    moderatedFeedback: (_source, { id }, { actor }) => readModerated(actor, id),
  },
  Mutation: {
    feedbackCreate: (_source, { orderId, feedback }, context) =>
      write(context, (actor) => createFeedback(actor, orderId, feedback, context.config.publicUrl)),
    feedbackAnswer: (_source, { id, text }, context) => write(context, (actor) => answerFeedback(actor, id, text)),
    feedbackReport: (_source, { id, reason, details }, context) =>
      write(context, (actor) => reportFeedback(actor, id, reason, details ?? '')),
    feedbackHide: (_source, { id, reason }, { actor }) => answer(() => hideFeedback(actor, id, reason)),
    feedbackShow: (_source, { id }, { actor }) => answer(() => showFeedback(actor, id)),
  },
} satisfies Resolvers;
