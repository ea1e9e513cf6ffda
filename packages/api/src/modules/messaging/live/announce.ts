import type { LiveTopic } from '@headstock/contracts/live-events';
import type { Tx } from '#api/platform/db/database.ts';
import { notifyChannel } from '#api/platform/db/listen.ts';
import { newId } from '#api/platform/db/new-id.ts';

/** The channel on which processes tell each other. */
export const LIVE_CHANNEL = 'headstock_live';

/**
 * Tells the browsers of accounts, through whichever process they are connected to, that something of theirs changed; once the
 * transaction is committed. `subjectId` is the thread or order.
 */
export async function announce(
  trx: Tx,
  accountIds: readonly (string | null)[],
  topic: LiveTopic,
  subjectId: string | null = null,
): Promise<void> {
  for (const accountId of new Set(accountIds)) {
    if (accountId === null) continue;
    const event = { id: newId(), account_id: accountId, topic, subject_id: subjectId };
    await trx.insertInto('live_events').values(event).execute();
    await notifyChannel(trx, LIVE_CHANNEL, JSON.stringify({ id: event.id, accountId, topic, subjectId }));
  }
}
