import { storeProfile } from '@headstock/contracts/store-profile';
import { type ActorContext, requireAccountId } from '#api/platform/actor-context.ts';
import { cleanText } from '#api/platform/db/columns.ts';
import type { Tx } from '#api/platform/db/database.ts';
import { isId } from '#api/platform/db/new-id.ts';
import { tx } from '#api/platform/db/tx.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import { queueMail } from '#api/platform/mail/queue-mail.ts';
import { messagingMessages } from '#api/modules/messaging/messages.ts';
import type { ReportReason } from '#api/modules/messaging/tables.ts';

const MAXIMUM_DETAILS = 1_000;

/** A message that the actor received, with the names of the two; undefined for every other. */
function findReceived(trx: Tx, accountId: string, id: string) {
  return trx
    .selectFrom('messages')
    .innerJoin('accounts as sender', 'sender.id', 'messages.sender_account_id')
    .innerJoin('accounts as reporter', 'reporter.id', 'messages.recipient_account_id')
    .select(['messages.id', 'messages.body', 'messages.created_at', 'messages.thread_id'])
    .select(['sender.username as senderName', 'reporter.username as reporterName'])
    .where('messages.id', '=', id)
    .where('messages.recipient_account_id', '=', accountId)
    .executeTakeFirst();
}

type Received = NonNullable<Awaited<ReturnType<typeof findReceived>>>;

/** The mail to the shop: everything that is needed to judge, as nobody else reads the thread. */
async function mailShop(trx: Tx, message: Received, reason: ReportReason, details: string): Promise<void> {
  const { id, body, senderName, reporterName, thread_id: threadId, created_at: at } = message;
  await queueMail(trx, {
    eventKey: `message-report:${id}:${reporterName}`,
    to: storeProfile.sender.email,
    subject: `A message of ${senderName} was reported: ${reason}`,
    paragraphs: [
      `${reporterName} reports a message that ${senderName} wrote on ${at.toISOString()} (thread ${threadId}).`,
      ...(details === '' ? [] : [`Why: ${details}`]),
      `The message: ${body}`,
    ],
  });
}

/**
 * Reports a message that the actor received to the shop, once for each message. Throws a DomainError for a message that is not
 * theirs, and for details of more than 1,000 characters.
 */
export async function reportMessage(
  actor: ActorContext,
  id: string,
  reason: ReportReason,
  given: string,
): Promise<void> {
  const messages = messagingMessages(actor.locale);
  const accountId = requireAccountId(actor);
  const details = cleanText(given).trim();
  if (details.length > MAXIMUM_DETAILS) throw new DomainError('details', messages.detailsTooLong(MAXIMUM_DETAILS));
  await tx(actor.db, async (trx) => {
    const message = isId(id) ? await findReceived(trx, accountId, id) : undefined;
    if (!message) throw new DomainError('not-found', messages.messageNotFound);
    const inserted = await trx
      .insertInto('message_reports')
      .values({ message_id: id, reporter_account_id: accountId, reason, details: details || null })
      .onConflict((on) => on.doNothing())
      .returning('message_id')
      .executeTakeFirst();
    if (inserted) await mailShop(trx, message, reason, details);
  });
}
