import { type Channel, type EventType, isWanted } from '@headstock/contracts/event-types';
import type { Db } from '#api/platform/db/database.ts';

/** What an account chose, by event and channel; undefined where it chose nothing. */
export type Choices = (event: EventType, channel: Channel) => boolean | undefined;

/** Reads all choices of an account. */
export async function readChoices(db: Db, accountId: string): Promise<Choices> {
  const rows = await db
    .selectFrom('notification_choices')
    .select(['event_type', 'channel', 'wanted'])
    .where('account_id', '=', accountId)
    .execute();
  const chosen = new Map(rows.map(({ event_type: event, channel, wanted }) => [`${event} ${channel}`, wanted]));
  return (event, channel) => chosen.get(`${event} ${channel}`);
}

/** Whether an account hears of an event by a channel. */
export async function wants(db: Db, accountId: string, event: EventType, channel: Channel): Promise<boolean> {
  const row = await db
    .selectFrom('notification_choices')
    .select('wanted')
    .where('account_id', '=', accountId)
    .where('event_type', '=', event)
    .where('channel', '=', channel)
    .executeTakeFirst();
  return isWanted(event, channel, row?.wanted);
}

/** Keeps choices of an account; what it does not name stays as it is. */
export async function saveChoices(
  db: Db,
  accountId: string,
  chosen: readonly { readonly event: EventType; readonly channel: Channel; readonly wanted: boolean }[],
): Promise<void> {
  if (chosen.length === 0) return;
  await db
    .insertInto('notification_choices')
    .values(chosen.map(({ event, channel, wanted }) => ({ account_id: accountId, event_type: event, channel, wanted })))
    .onConflict((on) =>
      on.columns(['account_id', 'event_type', 'channel']).doUpdateSet((eb) => ({ wanted: eb.ref('excluded.wanted') })),
    )
    .execute();
}
