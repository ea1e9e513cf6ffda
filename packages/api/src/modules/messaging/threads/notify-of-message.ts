import type { Tx } from '#api/platform/db/database.ts';
import { messagingMessages } from '#api/modules/messaging/messages.ts';
import { notify } from '#api/modules/messaging/notifications/notify.ts';
import type { MessageRow } from './message-row.ts';
import { loadSubjects, type SubjectRef } from './subjects.ts';

/** Of a message this much stands in the mail. */
const QUOTED_CHARACTERS = 600;

const quote = (text: string): string =>
  text.length > QUOTED_CHARACTERS ? `${text.slice(0, QUOTED_CHARACTERS).toWellFormed().trimEnd()} …` : text;

/** The oldest message of the thread that its recipient has not read: what follows it is not mailed. */
async function firstUnread(trx: Tx, { thread_id: threadId, recipient_account_id: recipient }: MessageRow) {
  const { id } = await trx
    .selectFrom('messages')
    .select('id')
    .where('thread_id', '=', threadId)
    .where('recipient_account_id', '=', recipient)
    .where('read_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  return id;
}

/** Tells the recipient of a message; once until they have read it, however many follow. */
export async function notifyOfMessage(trx: Tx, subject: SubjectRef, message: MessageRow, baseUrl: URL): Promise<void> {
  const { sender_account_id: senderId, recipient_account_id: accountId, thread_id: threadId, body } = message;
  const sender = await trx
    .selectFrom('accounts')
    .select('display_name')
    .where('id', '=', senderId)
    .executeTakeFirstOrThrow();
  const cause = `message:${await firstUnread(trx, message)}`;
  const copy = async (locale: 'en' | 'fr') => {
    const { title } = (await loadSubjects(trx, [subject], locale))(subject);
    const { subject: line, link } = messagingMessages(locale).received(sender.display_name, title);
    return { subject: line, paragraphs: [quote(body)], link: { label: link, path: `/profile/messages/${threadId}` } };
  };
  await notify(trx, { event: 'message.received', role: 'recipient', cause, accountId, copy }, baseUrl);
}
