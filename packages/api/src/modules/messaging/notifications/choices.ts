import { type Channel, type EventType, isWanted } from '@headstock/contracts/event-types';
import type { Db } from '#api/platform/db/database.ts';
import { newsletterList } from './newsletter-list.ts';

/** What an account chose, by event and channel; undefined where it chose nothing. */
export type Choices = (event: EventType, channel: Channel) => boolean | undefined;

export type Choice = { readonly event: EventType; readonly channel: Channel; readonly wanted: boolean };

/** Its choice is the list of subscribers itself. */
const isNewsletter = (event: EventType): boolean => event === 'news.letter';

async function findSubscriber(db: Db, accountId: string) {
  const row = await db
    .selectFrom('accounts')
    .select(['email', 'email_verified_at', 'locale'])
    .where('id', '=', accountId)
    .where('kind', '=', 'member')
    .executeTakeFirst();
  return row && { email: row.email, locale: row.locale, isProven: row.email_verified_at !== null };
}

/**
 * Whether the e-mail of an account gets the newsletter; null while nobody has proven that the e-mail is the account's, so that
 * nobody learns or changes what others subscribed to.
 */
export async function readNewsletterChoice(db: Db, accountId: string): Promise<boolean | null> {
  const subscriber = await findSubscriber(db, accountId);
  return subscriber?.isProven ? newsletterList().has(db, subscriber.email) : null;
}

async function saveNewsletterChoice(db: Db, accountId: string, wanted: boolean): Promise<void> {
  const subscriber = await findSubscriber(db, accountId);
  if (subscriber?.isProven) await newsletterList().set(db, subscriber.email, subscriber.locale, wanted);
}

/** Reads all choices of an account. */
export async function readChoices(db: Db, accountId: string): Promise<Choices> {
  const rows = await db
    .selectFrom('notification_choices')
    .select(['event_type', 'channel', 'wanted'])
    .where('account_id', '=', accountId)
    .execute();
  const chosen = new Map(rows.map(({ event_type: event, channel, wanted }) => [`${event} ${channel}`, wanted]));
  const newsletter = (await readNewsletterChoice(db, accountId)) ?? false;
  return (event, channel) => (isNewsletter(event) ? newsletter : chosen.get(`${event} ${channel}`));
}

/** Whether an account hears of an event by a channel. */
export async function wants(db: Db, accountId: string, event: EventType, channel: Channel): Promise<boolean> {
  if (isNewsletter(event)) return (await readNewsletterChoice(db, accountId)) ?? false;
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
export async function saveChoices(db: Db, accountId: string, choices: readonly Choice[]): Promise<void> {
  for (const { wanted } of choices.filter(({ event }) => isNewsletter(event)))
    await saveNewsletterChoice(db, accountId, wanted);
  const kept = choices.filter(({ event }) => !isNewsletter(event));
  if (kept.length === 0) return;
  await db
    .insertInto('notification_choices')
    .values(kept.map(({ event, channel, wanted }) => ({ account_id: accountId, event_type: event, channel, wanted })))
    .onConflict((on) =>
      on.columns(['account_id', 'event_type', 'channel']).doUpdateSet((eb) => ({ wanted: eb.ref('excluded.wanted') })),
    )
    .execute();
}
