import { sql } from 'kysely';
import { localePrefix } from '@headstock/contracts/locale';
import type { Db, Tx } from '#api/platform/db/database.ts';
import { tx } from '#api/platform/db/tx.ts';
import { workThrough } from '#api/platform/jobs/work-through.ts';
import type { Locale } from '#api/platform/locale.ts';
import { mailText } from '#api/platform/mail/mail-template.ts';
import { queueMail } from '#api/platform/mail/queue-mail.ts';
import { notify } from '#api/modules/messaging/index.ts';
import { isBeingPaid, isHeld, type ListingState, listingState } from './listing-state.ts';
import { HEAD_START_MINUTES, type WaitlistEvent, waitlistHello, waitlistMails } from './waitlist-mail-copy.ts';

/** Listings that one run looks at, at most. */
const BATCH = 50;
/** After this long an ended hold, and an entry that was notified, is deleted. */
const DELETE_ENDED_AFTER = sql.lit('2 hours');
const DELETE_NOTIFIED_AFTER = sql.lit('1 day');

/** A condition: somebody waits for a listing, or holds ended long ago. */
export const hasHoldsToSweep = sql<boolean>`(EXISTS (SELECT FROM waitlist_entries)
  OR EXISTS (SELECT FROM holds WHERE until < now() - ${DELETE_ENDED_AFTER}::interval))`;

type Entry = {
  readonly id: string;
  /** Null for a guest. */
  readonly account_id: string | null;
  readonly email: string;
  readonly locale: Locale;
  readonly notified_at: Date | null;
  /** Notified so recently that nobody else is notified yet. */
  readonly ahead: boolean;
  readonly slug: string;
  readonly item_id: string;
  readonly title: string;
};

/** A condition on `waitlist_entries`: its head start after being notified is not over. */
const isAhead = sql<boolean>`coalesce(waitlist_entries.notified_at > clock_timestamp() - make_interval(mins => ${HEAD_START_MINUTES}), false)`;

/** The waitlist of a listing, oldest entry first, with what its mails need. */
async function entriesOf(trx: Tx, listingId: string): Promise<Entry[]> {
  return trx
    .selectFrom('waitlist_entries')
    .innerJoin('listings', 'listings.id', 'waitlist_entries.listing_id')
    .innerJoin('items', 'items.id', 'listings.item_id')
    .innerJoin('item_texts', (join) =>
      join.onRef('item_texts.item_id', '=', 'items.id').onRef('item_texts.locale', '=', 'waitlist_entries.locale'),
    )
    .leftJoin('accounts', 'accounts.id', 'waitlist_entries.account_id')
    .select(['waitlist_entries.id', 'waitlist_entries.account_id'])
    .select(['waitlist_entries.locale', 'waitlist_entries.notified_at'])
    .select(isAhead.as('ahead'))
    .select(['items.slug', 'items.id as item_id', 'item_texts.title'])
    .select(sql<string>`coalesce(waitlist_entries.email, accounts.email)`.as('email'))
    .where('waitlist_entries.listing_id', '=', listingId)
    .orderBy('waitlist_entries.id')
    .execute();
}

/** What an entry is told, in a language: the item's title in the one that the waiter chose. */
async function describe(trx: Tx, { slug, item_id: itemId, title }: Entry, event: WaitlistEvent, locale: Locale) {
  const { subject, paragraphs, link: label = '' } = await mailText(trx, waitlistMails[event], locale, { title });
  return { subject, paragraphs, link: { label, path: `/shop/${slug}/${itemId}` } };
}

/** Tells a waiter what became of it: a member as they chose, a guest by the mail that they asked for. */
async function write(trx: Tx, entry: Entry, event: WaitlistEvent, baseUrl: URL): Promise<void> {
  const { id, account_id: accountId, email, locale } = entry;
  const cause = `hold-${event}:${id}`;
  if (accountId !== null) {
    const type = event === 'free' ? 'waitlist.available' : 'waitlist.closed';
    const copy = (language: Locale) => describe(trx, entry, event, language);
    await notify(trx, { event: type, role: 'waiter', cause, accountId, locale, copy }, baseUrl);
    return;
  }
  const { subject, paragraphs, link } = await describe(trx, entry, event, locale);
  await queueMail(trx, {
    eventKey: cause,
    to: email,
    subject,
    paragraphs: [waitlistHello[locale], ...paragraphs],
    link: { label: link.label, url: new URL(`${localePrefix(locale)}${link.path}`, baseUrl).href },
  });
}

/** The e-mails of a listing's buyers, who need no mail that it was sold. */
async function buyersOf(trx: Tx, listingId: string): Promise<Set<string>> {
  const rows = await trx
    .selectFrom('line_items')
    .innerJoin('orders', 'orders.id', 'line_items.order_id')
    .innerJoin('accounts', (join) =>
      join.on((eb) =>
        eb.or([
          eb('accounts.id', '=', eb.ref('orders.account_id')),
          eb('accounts.id', '=', eb.ref('orders.contact_id')),
        ]),
      ),
    )
    .select('accounts.email')
    .where('line_items.listing_id', '=', listingId)
    .where('orders.completed_at', 'is not', null)
    .where('orders.cancelled_at', 'is', null)
    .execute();
  return new Set(rows.map(({ email }) => email));
}

/** Closes a waitlist: each in it is mailed once why. */
async function closeWaitlist(trx: Tx, listingId: string, event: 'sold' | 'gone', baseUrl: URL): Promise<void> {
  const notified = event === 'sold' ? await buyersOf(trx, listingId) : new Set<string>();
  for (const entry of await entriesOf(trx, listingId)) {
    if (!notified.has(entry.email)) await write(trx, entry, event, baseUrl);
    notified.add(entry.email);
  }
  await trx.deleteFrom('waitlist_entries').where('listing_id', '=', listingId).execute();
}

/** Notifies the next in the waitlist that it is free again, once the head start of the one before is over. */
async function notifyNext(trx: Tx, listingId: string, baseUrl: URL): Promise<void> {
  const entries = await entriesOf(trx, listingId);
  const next = entries.find(({ notified_at: notifiedAt }) => notifiedAt === null);
  if (!next || entries.some(({ ahead }) => ahead)) return;
  await write(trx, next, 'free', baseUrl);
  const same = entries
    .filter(({ email, notified_at: notifiedAt }) => email === next.email && notifiedAt === null)
    .map(({ id }) => id);
  await trx
    .updateTable('waitlist_entries')
    .set({ notified_at: sql<Date>`clock_timestamp()` })
    .where('id', 'in', same)
    .execute();
}

const isSold = ({ status, paying }: ListingState): boolean => status === 'sold' && !paying;
const isFree = ({ status, held }: ListingState): boolean => status === 'live' && !held;

/** Does what is due for the waitlist of a listing, which it locks first. */
async function processWaitlist(trx: Tx, listingId: string, baseUrl: URL): Promise<void> {
  await trx.selectFrom('listings').select('id').where('id', '=', listingId).forNoKeyUpdate().execute();
  const state = await listingState(trx, listingId);
  if (!state) return;
  if (isSold(state)) await closeWaitlist(trx, listingId, 'sold', baseUrl);
  else if (state.status === 'withdrawn') await closeWaitlist(trx, listingId, 'gone', baseUrl);
  else if (isFree(state)) await notifyNext(trx, listingId, baseUrl);
}

/** Listings whose waitlist may be due. */
async function dueListings(db: Db, seen: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM listings
    WHERE id IN (SELECT listing_id FROM waitlist_entries) AND id <> ALL(${seen}::text[])
      AND (status = 'withdrawn' OR (status = 'sold' AND NOT ${isBeingPaid}) OR (status = 'live' AND NOT ${isHeld}
        AND EXISTS (SELECT FROM waitlist_entries WHERE listing_id = listings.id AND notified_at IS NULL)
        AND NOT EXISTS (SELECT FROM waitlist_entries WHERE listing_id = listings.id AND ${isAhead})))
    ORDER BY id LIMIT ${BATCH}`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * Notifies those who wait what became of the listing, and deletes what is long over; returns how many listings it checked. Run
 * it every few seconds, in any number of processes.
 */
export async function sweepHolds(db: Db, baseUrl: URL): Promise<number> {
  await sql`DELETE FROM holds WHERE until < now() - ${DELETE_ENDED_AFTER}::interval`.execute(db);
  await sql`DELETE FROM waitlist_entries WHERE notified_at < now() - ${DELETE_NOTIFIED_AFTER}::interval`.execute(db);
  return workThrough({
    next: (seen) => dueListings(db, seen),
    work: (id) => tx(db, (trx) => processWaitlist(trx, id, baseUrl)),
  });
}
