import { randomBytes } from 'node:crypto';
import { localePrefix } from '@headstock/contracts/locale';
import { type EventType, isEventType, isSwitchable } from '@headstock/contracts/event-types';
import type { Db } from '#api/platform/db/database.ts';
import type { Locale } from '#api/platform/locale.ts';
import { saveChoices, wants } from './choices.ts';

const TOKEN = /^[\w-]{32}$/;

/** What a link in a mail is about, and whether that mail is still wanted. */
export type Unsubscription = { readonly eventType: EventType; readonly isWanted: boolean };

function findToken(db: Db, accountId: string, event: EventType) {
  return db
    .selectFrom('unsubscribe_links')
    .select('token')
    .where('account_id', '=', accountId)
    .where('event_type', '=', event)
    .executeTakeFirst();
}

/** The link of an account that switches the mail of one event off: the same in every mail. Its row is only locked when it is made. */
async function tokenFor(db: Db, accountId: string, event: EventType): Promise<string> {
  const known = await findToken(db, accountId, event);
  if (known) return known.token;
  await db
    .insertInto('unsubscribe_links')
    .values({ token: randomBytes(24).toString('base64url'), account_id: accountId, event_type: event })
    .onConflict((on) => on.constraint('unsubscribe_links_once').doNothing())
    .execute();
  const made = await findToken(db, accountId, event);
  if (!made) throw new Error('The link to unsubscribe was neither found nor made.');
  return made.token;
}

/** The page that a mail links to, and the address to which mail programs post (RFC 8058). Undefined for what cannot be switched off. */
export async function unsubscribeUrls(
  db: Db,
  accountId: string,
  event: EventType,
  locale: Locale,
  baseUrl: URL,
): Promise<{ readonly page: string; readonly oneClick: string } | undefined> {
  if (!isSwitchable(event, 'mail')) return undefined;
  const token = await tokenFor(db, accountId, event);
  return {
    page: new URL(`${localePrefix(locale)}/unsubscribe/${token}`, baseUrl).href,
    oneClick: new URL(`/api/unsubscribe/${token}`, baseUrl).href,
  };
}

async function findLink(db: Db, token: string): Promise<{ accountId: string; event: EventType } | undefined> {
  if (!TOKEN.test(token)) return undefined;
  const row = await db
    .selectFrom('unsubscribe_links')
    .select(['account_id', 'event_type'])
    .where('token', '=', token)
    .executeTakeFirst();
  return row && isEventType(row.event_type) ? { accountId: row.account_id, event: row.event_type } : undefined;
}

/** What a link is about; changes nothing, as programs that look into mails open every link. Null for an unknown one. */
export async function readUnsubscription(db: Db, token: string): Promise<Unsubscription | null> {
  const link = await findLink(db, token);
  return link ? { eventType: link.event, isWanted: await wants(db, link.accountId, link.event, 'mail') } : null;
}

/** Switches the mail of a link's event off, or on again. False for an unknown link. */
export async function setSubscribed(db: Db, token: string, wanted: boolean): Promise<boolean> {
  const link = await findLink(db, token);
  if (!link) return false;
  await saveChoices(db, link.accountId, [{ event: link.event, channel: 'mail', wanted }]);
  return true;
}
