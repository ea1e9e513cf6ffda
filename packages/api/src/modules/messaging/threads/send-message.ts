import { type ActorContext, requireAccountId } from '#api/platform/actor-context.ts';
import { actorOf, recordAudit } from '#api/platform/audit/record-audit.ts';
import type { Tx } from '#api/platform/db/database.ts';
import { newId } from '#api/platform/db/new-id.ts';
import { tx } from '#api/platform/db/tx.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import type { LimitedClient } from '#api/platform/rate-limit.ts';
import { announce } from '#api/modules/messaging/live/announce.ts';
import { messagingMessages } from '#api/modules/messaging/messages.ts';
import { claimAttachments } from '#api/modules/messaging/attachments/attachment-store.ts';
import { answerForAway } from '#api/modules/messaging/replies/answer-for-away.ts';
import { type Conversation, continueThread, converse, ensureThread, obstacleOf } from './begin-thread.ts';
import { ContactDetailsError, contactDetailsIn, readMessage, takeMessageLimits } from './check-message.ts';
import type { ThreadRow } from './find-thread.ts';
import type { MessageRow } from './message-row.ts';
import { notifyOfMessage } from './notify-of-message.ts';
import type { SubjectRef } from './subjects.ts';

/** A message as it came: into a thread, or about a subject. */
export type MessageInput = {
  readonly to: { readonly threadId: string } | { readonly subject: SubjectRef };
  readonly text: string;
  readonly attachmentIds: readonly string[];
  /** The sender has seen that it holds contact details, and sends it as it is. */
  readonly sendContactDetails: boolean;
  /** Made once for each message: what is sent twice arrives once. */
  readonly idempotencyKey: string;
};

export type SentMessage = { readonly thread: ThreadRow; readonly message: MessageRow };

/** The message that this request, or an earlier one with the same key, has written. */
async function insertMessage(
  trx: Tx,
  actor: ActorContext,
  thread: ThreadRow,
  recipientId: string,
  { text, idempotencyKey }: Pick<MessageInput, 'text' | 'idempotencyKey'>,
): Promise<{ readonly message: MessageRow; readonly isNew: boolean }> {
  const senderId = requireAccountId(actor);
  const inserted = await trx
    .insertInto('messages')
    .values({
      id: newId(),
      thread_id: thread.id,
      sender_account_id: senderId,
      recipient_account_id: recipientId,
      body: text,
      idempotency_key: idempotencyKey,
    })
    .onConflict((on) => on.constraint('messages_once').doNothing())
    .returningAll()
    .executeTakeFirst();
  if (inserted) return { message: inserted, isNew: true };
  const known = await trx
    .selectFrom('messages')
    .selectAll()
    .where('sender_account_id', '=', senderId)
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirstOrThrow();
  if (known.thread_id !== thread.id || known.body !== text)
    throw new DomainError('key-reused', messagingMessages(actor.locale).keyReused);
  return { message: known, isNew: false };
}

async function write(
  actor: ActorContext,
  conversation: Conversation,
  input: Pick<MessageInput, 'text' | 'idempotencyKey' | 'attachmentIds'>,
  baseUrl: URL,
): Promise<SentMessage> {
  const own = requireAccountId(actor);
  const { counterpartId } = conversation;
  return tx(actor.db, async (trx) => {
    const thread = await ensureThread(trx, own, conversation);
    const { message, isNew } = await insertMessage(trx, actor, thread, counterpartId, input);
    if (!isNew) return { thread, message };
    await claimAttachments(trx, actor, message.id, input.attachmentIds);
    await trx
      .updateTable('threads')
      .set({ last_message_at: message.created_at })
      .where('id', '=', thread.id)
      .where('last_message_at', '<=', message.created_at)
      .execute();
    if (actor.principal.impersonatorId !== null) {
      const entry = { action: 'message.send', subjectKind: 'thread', subjectId: thread.id, detail: {} };
      await recordAudit(trx, actorOf(actor), entry);
    }
    await answerForAway(trx, message);
    await announce(trx, [own, counterpartId], 'messages', thread.id);
    await notifyOfMessage(trx, conversation.subject, message, baseUrl);
    return { thread, message };
  });
}

/**
 * Sends a message, and begins the thread where there is none. Throws a DomainError: `contact-details` (a ContactDetailsError, with
 * the passages) the first time that a text holds some before a purchase, `blocked`, `not-found` for what does not concern the
 * actor, `rate-limited`, and `text`, `attachments` or `invalid` for what is wrong with the message itself.
 */
export async function sendMessage(
  actor: ActorContext,
  client: Pick<LimitedClient, 'secret'>,
  input: MessageInput,
  baseUrl: URL,
): Promise<SentMessage> {
  const text = readMessage(input, actor.locale);
  const conversation = await ('threadId' in input.to
    ? continueThread(actor, input.to.threadId)
    : converse(actor, input.to.subject));
  const obstacle = await obstacleOf(actor, conversation);
  if (obstacle) throw new DomainError(obstacle.code, obstacle.message);
  if (!input.sendContactDetails) {
    const passages = await contactDetailsIn(actor, conversation, text, baseUrl);
    if (passages.length > 0) throw new ContactDetailsError(passages, actor.locale);
  }
  await takeMessageLimits(actor, client, conversation.row === null);
  return write(actor, conversation, { ...input, text }, baseUrl);
}
