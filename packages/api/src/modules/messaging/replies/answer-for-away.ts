import { isoDayIn } from '@headstock/contracts/dates';
import { storeProfile } from '@headstock/contracts/store-profile';
import type { Tx } from '#api/platform/db/database.ts';
import { newId } from '#api/platform/db/new-id.ts';
import { hasBlocked } from '#api/modules/messaging/blocks/blocks.ts';
import type { MessageRow } from '#api/modules/messaging/threads/message-row.ts';
import { textIn } from './reply-text.ts';

/**
 * Answers a message for its recipient while they are away: once a day in each thread, in the language of whoever wrote, and never between
 * people of whom one has blocked the other. What it writes is marked, is no cause for another automatic answer, and is not mailed.
 */
export async function answerForAway(trx: Tx, message: MessageRow): Promise<void> {
  const { thread_id: threadId, sender_account_id: writerId, recipient_account_id: awayId } = message;
  if (message.is_automatic) return;
  const at = message.created_at;
  const away = await trx
    .selectFrom('away_replies')
    .selectAll()
    .where('account_id', '=', awayId)
    .where('ends_at', '>', at)
    .executeTakeFirst();
  if (!away || (await hasBlocked(trx, awayId, writerId)) || (await hasBlocked(trx, writerId, awayId))) return;
  const writer = await trx.selectFrom('accounts').select('locale').where('id', '=', writerId).executeTakeFirstOrThrow();
  const day = isoDayIn(storeProfile.timeZone, at);
  const answered = new Date(at.getTime() + 1);
  const inserted = await trx
    .insertInto('messages')
    .values({
      id: newId(),
      thread_id: threadId,
      sender_account_id: awayId,
      recipient_account_id: writerId,
      body: textIn(away, writer.locale),
      // Two messages at once are answered once: the key is unique for each sender. A blank keeps it apart from those of messages that are typed.
      idempotency_key: `away ${threadId} ${day}`,
      is_automatic: true,
      created_at: answered,
    })
    .onConflict((on) => on.constraint('messages_once').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!inserted) return;
  await trx
    .updateTable('threads')
    .set({ last_message_at: answered })
    .where('id', '=', threadId)
    .where('last_message_at', '<=', answered)
    .execute();
}
