import { sql } from 'kysely';
import type { Db } from '#api/platform/db/database.ts';
import { newId } from '#api/platform/db/new-id.ts';
import { tx } from '#api/platform/db/tx.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import type { Locale } from '#api/platform/locale.ts';
import { listingState } from './listing-state.ts';
import { salesMessages } from '#api/modules/sales/messages.ts';
import { holdsOn } from './read-holds.ts';

/** At most this many wait for one listing, and one shopper is on at most this many waitlists. */
const MAXIMUM_WAITING = 50;
const MAXIMUM_WAITLISTS = 20;

/** Who waits: an account, else a guest's session. */
export type Waiter = { readonly accountId: string | null; readonly sessionId: string | null };
/** A place in a waitlist; position 1 is next, 0 was notified. */
export type WaitlistPlace = { readonly position: number; readonly notifiedAt: Date | null };

/** A condition on `waitlist_entries`: the row is the waiter's, also one that was joined before signing in. */
const isOf = ({ accountId, sessionId }: Waiter) =>
  sql<boolean>`(waitlist_entries.account_id IS NOT DISTINCT FROM ${accountId}::text AND ${accountId}::text IS NOT NULL
    OR waitlist_entries.account_id IS NULL AND waitlist_entries.session_id = ${sessionId}::text)`;

/** A waiter's place on the waitlist of a listing; null for one who is not on it. */
export async function waitlistPlaceOf(db: Db, waiter: Waiter, listingId: string): Promise<WaitlistPlace | null> {
  const row = await db
    .selectFrom('waitlist_entries')
    .select(['id', 'notified_at'])
    .where('listing_id', '=', listingId)
    .where(isOf(waiter))
    .orderBy('id')
    .executeTakeFirst();
  if (!row) return null;
  if (row.notified_at !== null) return { position: 0, notifiedAt: row.notified_at };
  const { count } = await db
    .selectFrom('waitlist_entries')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('listing_id', '=', listingId)
    .where('notified_at', 'is', null)
    .where('id', '<=', row.id)
    .executeTakeFirstOrThrow();
  return { position: count, notifiedAt: null };
}

/** How many wait to be notified about a listing. */
export async function countWaiting(db: Db, listingId: string): Promise<number> {
  const { count } = await db
    .selectFrom('waitlist_entries')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('listing_id', '=', listingId)
    .where('notified_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** Refuses listings that nobody can wait for: unknown, sold, free, and held by the waiter. */
export async function checkWaitable(db: Db, waiter: Waiter, listingId: string, locale: Locale): Promise<void> {
  const messages = salesMessages(locale);
  const state = await listingState(db, listingId);
  if (!state) throw new DomainError('not-found', messages.listingNotFound);
  if (state.status !== 'live' && !state.paying) throw new DomainError('sold', messages.listingSold);
  const hold = (await holdsOn(db, [listingId], waiter)).get(listingId);
  if (hold?.isOwn) throw new DomainError('own', messages.ownHold);
  if (!hold && !state.paying) throw new DomainError('free', messages.listingFree);
}

async function checkLimits(db: Db, waiter: Waiter, listingId: string, locale: Locale): Promise<void> {
  const messages = salesMessages(locale);
  if ((await countWaiting(db, listingId)) >= MAXIMUM_WAITING) throw new DomainError('full', messages.waitlistFull);
  const { count } = await db
    .selectFrom('waitlist_entries')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(isOf(waiter))
    .executeTakeFirstOrThrow();
  if (count >= MAXIMUM_WAITLISTS) throw new DomainError('too-many', messages.tooManyWaitlists);
}

/** Who joins, and how to reach them: an account, else a guest with a session and an e-mail. */
export type Joining = {
  readonly accountId: string | null;
  readonly sessionId: string;
  /** Of a guest; null for an account. */
  readonly email: string | null;
  readonly locale: Locale;
};

/** Adds a waiter to the waitlist of a held listing and gives the place; one who is on it keeps theirs. Throws a DomainError. */
export async function joinWaitlist(db: Db, joining: Joining, listingId: string): Promise<WaitlistPlace> {
  const { accountId, sessionId, email, locale } = joining;
  return tx(db, async (trx) => {
    // One after the other, so that the limits hold.
    await trx.selectFrom('listings').select('id').where('id', '=', listingId).forNoKeyUpdate().execute();
    await checkWaitable(trx, joining, listingId, locale);
    const known = await waitlistPlaceOf(trx, joining, listingId);
    if (known && known.notifiedAt === null) return known;
    if (known) await leaveWaitlist(trx, joining, listingId);
    await checkLimits(trx, joining, listingId, locale);
    const row = {
      id: newId(),
      listing_id: listingId,
      account_id: accountId,
      session_id: sessionId,
      email,
      locale,
      notified_at: null,
    };
    await trx.insertInto('waitlist_entries').values(row).execute();
    return { position: await countWaiting(trx, listingId), notifiedAt: null };
  });
}

/** Removes a waiter from the waitlist of a listing. */
export async function leaveWaitlist(db: Db, waiter: Waiter, listingId: string): Promise<void> {
  await db.deleteFrom('waitlist_entries').where('listing_id', '=', listingId).where(isOf(waiter)).execute();
}
