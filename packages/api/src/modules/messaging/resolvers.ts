import type { GraphQLContext } from '#api/graphql/context.ts';
import type { MutationMessageSendArgs, Resolvers } from '#api/graphql/resolver-types.generated.ts';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { answer, toAnswer } from '#api/platform/answer-mutation.ts';
import { toConnection } from '#api/platform/db/keyset-page.ts';
import { attempt, DomainError } from '#api/platform/domain-error.ts';
import { toMoney } from '#api/platform/money.ts';
import { done, refused } from '#api/platform/mutation-result.ts';
import { blockAccount, unblockAccount } from './blocks/blocks.ts';
import { messagingMessages } from './messages.ts';
import { loadNotifications, markNotificationsSeen, notificationPage } from './notifications/list-notifications.ts';
import { choose, readPreferences, updatePreferences } from './notifications/preferences.ts';
import { readUnsubscription, setSubscribed } from './notifications/unsubscribe.ts';
import { awayUntilOf, clearAwayReply, readAwayReply, setAwayReply } from './replies/away-reply.ts';
import { readReplies, removeReply, saveReply, type SavedReplyRow } from './replies/saved-replies.ts';
import { continueThread, obstacleOf } from './threads/begin-thread.ts';
import { ContactDetailsError } from './threads/check-message.ts';
import { countUnread, findOwnThread, type ThreadRow } from './threads/find-thread.ts';
import { threadPage } from './threads/list-threads.ts';
import { toMessageViews } from './threads/message-views.ts';
import { loadMessages, markRead, messagePage } from './threads/read-messages.ts';
import { reportMessage } from './threads/report-message.ts';
import { type MessageInput, sendMessage } from './threads/send-message.ts';
import { startOfThread } from './threads/start-of-thread.ts';
import { sourceOf, type SubjectRef } from './threads/subjects.ts';
import { loadThreadViews, toThreadViews } from './threads/thread-views.ts';

const kinds = { ITEM: 'item', ORDER: 'order', OFFER: 'offer' } as const;
const toRef = ({ kind, id }: { readonly kind: keyof typeof kinds; readonly id: string }): SubjectRef => ({
  kind: kinds[kind],
  id,
});

const toReply = ({ id, title, text_en: textEn, text_fr: textFr }: SavedReplyRow) => ({ id, title, textEn, textFr });

async function showThread(actor: ActorContext, row: ThreadRow | undefined) {
  return row ? ((await toThreadViews(actor, [row]))[0] ?? null) : null;
}

function readInput({ message }: MutationMessageSendArgs, { locale }: ActorContext): MessageInput {
  const { threadId, subject, text, idempotencyKey } = message;
  const to = threadId ? { threadId } : subject && { subject: toRef(subject) };
  if (!to) throw new DomainError('not-found', messagingMessages(locale).subjectNotFound);
  const { attachmentIds, sendContactDetails } = message;
  return {
    to,
    text,
    attachmentIds: attachmentIds ?? [],
    sendContactDetails: sendContactDetails ?? false,
    idempotencyKey,
  };
}

async function send(context: GraphQLContext, args: MutationMessageSendArgs) {
  const { actor, config } = context;
  const nothing = { contactDetails: [], sent: null, thread: null };
  try {
    const { thread, message } = await sendMessage(actor, context, readInput(args, actor), config.publicUrl);
    const views = await toMessageViews(actor, [message]);
    return { ...done, ...nothing, sent: views.get(message.id) ?? null, thread: await showThread(actor, thread) };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const contactDetails = error instanceof ContactDetailsError ? error.passages : [];
    return { ...refused(error.message, error.code), ...nothing, contactDetails };
  }
}

export const resolvers = {
  Thread: {
    messages: async ({ row }, args, { actor }) => {
      const page = await messagePage(actor, row, args);
      const ids = page.entries.map(({ id }) => id);
      const views = await toMessageViews(actor, [...(await loadMessages(actor, ids)).values()]);
      return toConnection(page, ({ id }) => views.get(id));
    },
    replyFacts: async ({ row }, _args, { actor }) => {
      const facts = await sourceOf(row.subject_kind).factsOf(actor.db, row.subject_id, actor.locale);
      return { ...facts, price: facts.priceCents === null ? null : toMoney(facts.priceCents) };
    },
    steps: ({ row }, _args, { actor }) => sourceOf(row.subject_kind).stepsOf(actor.db, row.subject_id, actor.locale),
    obstacle: async ({ id }, _args, { actor }) =>
      (await obstacleOf(actor, await continueThread(actor, id)))?.message ?? null,
  },
  Query: {
    messageCountUnread: (_source, _args, { actor: { db, principal } }) =>
      principal.accountId === null ? 0 : countUnread(db, principal.accountId),
    notificationPreferences: (_source, _args, { actor }) => readPreferences(actor),
    notifications: async (_source, args, { actor }) => {
      const page = await notificationPage(actor, args);
      const byId = await loadNotifications(
        actor,
        page.entries.map(({ id }) => id),
      );
      return { unseenCount: page.unseenCount, ...toConnection(page, ({ id }) => byId.get(id)) };
    },
    threads: async (_source, { filter, ...args }, { actor }) => {
      const page = await threadPage(actor, { ...args, filter: filter ?? 'ALL' });
      const byId = await loadThreadViews(
        actor,
        page.entries.map(({ id }) => id),
      );
      return { totalCount: page.totalCount, ...toConnection(page, ({ id }) => byId.get(id)) };
    },
    thread: async (_source, { id }, { actor }) => showThread(actor, await findOwnThread(actor, id)),
    savedReplies: async (_source, _args, { actor }) => (await readReplies(actor)).map(toReply),
    awayReply: async (_source, _args, { actor }) => {
      const away = await readAwayReply(actor);
      if (!away) return null;
      const { text_en: textEn, text_fr: textFr, until_day: until, ends_at: endsAt } = away;
      return { textEn, textFr, until, isOver: endsAt <= actor.now };
    },
    threadAbout: (_source, { subject }, { actor }) => startOfThread(actor, toRef(subject)),
    unsubscription: async (_source, { token }, { actor }) => {
      const found = await readUnsubscription(actor.db, token);
      return found && { eventType: found.eventType, isSubscribed: found.isWanted };
    },
  },
  Seller: {
    awayUntil: ({ id }, _args, { actor }) => awayUntilOf(actor, id),
  },
  Mutation: {
    updateNotificationPreferences: (_source, { preferences }, { actor }) =>
      answer(() => updatePreferences(actor, preferences)),
    notificationChoiceSet: (_source, { eventType, channel, isWanted }, { actor }) =>
      answer(() => choose(actor, eventType, channel, isWanted)),
    notificationsMarkSeen: (_source, _args, { actor }) => answer(() => markNotificationsSeen(actor)),
    messageSend: (_source, args, context) => send(context, args),
    threadMarkRead: async (_source, { id }, { actor }) => {
      const outcome = await attempt(() => markRead(actor, id));
      return { ...toAnswer(outcome), thread: outcome.ok ? await showThread(actor, outcome.value) : null };
    },
    savedReplySave: async (_source, { id, reply }, { actor }) => {
      const outcome = await attempt(() => saveReply(actor, id ?? null, reply));
      return { ...toAnswer(outcome), id: outcome.ok ? outcome.value : null };
    },
    savedReplyRemove: (_source, { id }, { actor }) => answer(() => removeReply(actor, id)),
    awayReplySet: (_source, { reply }, { actor, config }) => answer(() => setAwayReply(actor, config.publicUrl, reply)),
    awayReplyClear: (_source, _args, { actor }) => answer(() => clearAwayReply(actor)),
    accountBlock: (_source, { id }, { actor, config }) => answer(() => blockAccount(actor, config.publicUrl, id)),
    accountUnblock: (_source, { id }, { actor }) => answer(() => unblockAccount(actor, id)),
    messageReport: (_source, { id, reason, details }, { actor }) =>
      answer(() => reportMessage(actor, id, reason, details ?? '')),
    unsubscriptionSet: (_source, { token, isSubscribed }, { actor }) =>
      answer(async () => {
        if (!(await setSubscribed(actor.db, token, isSubscribed)))
          throw new DomainError('not-found', messagingMessages(actor.locale).linkUnknown);
      }),
  },
} satisfies Resolvers;
