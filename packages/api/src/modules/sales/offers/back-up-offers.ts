import { sql } from 'kysely';
import type { Db, Tx } from '#api/platform/db/database.ts';
import type { OfferRow } from './move-offer.ts';
import { queueOfferMails } from './offer-mails.ts';
import { NEXT_MS, OPEN_MS } from './offer-rules.model.ts';

/** The end of the accepted offer that a listing waits for; undefined without one. */
async function heldUntil(db: Db, listingId: string): Promise<Date | undefined> {
  const accepted = await db
    .selectFrom('offers')
    .select('expires_at')
    .where('listing_id', '=', listingId)
    .where('state', '=', 'ACCEPTED')
    .where('ordered_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return accepted?.expires_at;
}

/** Until when an answer has time: 48 hours, and behind an accepted offer until a day after that one's end. */
export async function clockBehind(trx: Tx, listingId: string): Promise<Date> {
  const held = await heldUntil(trx, listingId);
  return new Date(Math.max(Date.now() + OPEN_MS, held ? held.getTime() + NEXT_MS : 0));
}

/** Offers that wait for an answer behind an accepted one, the oldest first. */
function waitingOn(trx: Tx, listingId: string) {
  return trx
    .selectFrom('offers')
    .selectAll()
    .where('listing_id', '=', listingId)
    .where('state', 'in', ['RECEIVED', 'COUNTERED'])
    .where('is_hidden', '=', false)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('created_at')
    .orderBy('id')
    .forUpdate();
}

/** Makes the other open offers on a listing back-up offers: their clocks run at least a day longer than the accepted one's. */
export async function queueBehind(trx: Tx, accepted: OfferRow, baseUrl: URL): Promise<void> {
  const until = new Date(accepted.expires_at.getTime() + NEXT_MS);
  for (const offer of await waitingOn(trx, accepted.listing_id).execute()) {
    const expiresAt = new Date(Math.max(offer.expires_at.getTime(), until.getTime()));
    await trx
      .updateTable('offers')
      .set({ expires_at: expiresAt, reminded_at: null })
      .where('id', '=', offer.id)
      .execute();
    await queueOfferMails(trx, { ...offer, expires_at: expiresAt }, 'backup', baseUrl);
  }
}

/** Tells both sides of the next offer in line that the item is free again: they have 24 hours. */
export async function tellNext(trx: Tx, listingId: string, baseUrl: URL): Promise<void> {
  const next = await waitingOn(trx, listingId).limit(1).executeTakeFirst();
  if (!next) return;
  const expiresAt = new Date(Date.now() + NEXT_MS);
  await trx.updateTable('offers').set({ expires_at: expiresAt, reminded_at: null }).where('id', '=', next.id).execute();
  await queueOfferMails(trx, { ...next, expires_at: expiresAt }, 'next', baseUrl);
}

/** An offer's place behind an accepted one, 1 for the next in line; null for one that waits behind nothing. By offer. */
export async function placesInLine(db: Db, offerIds: readonly string[]): Promise<Map<string, number>> {
  if (offerIds.length === 0) return new Map();
  const { rows } = await sql<{ id: string; place: number }>`
    SELECT offers.id, (
      SELECT count(*)::integer FROM offers AS earlier
      WHERE earlier.listing_id = offers.listing_id AND earlier.state IN ('RECEIVED', 'COUNTERED') AND NOT earlier.is_hidden
        AND earlier.expires_at > now() AND (earlier.created_at, earlier.id) <= (offers.created_at, offers.id)
    ) AS place
    FROM offers
    WHERE offers.id = ANY (${[...offerIds]}::text[]) AND offers.state IN ('RECEIVED', 'COUNTERED') AND offers.expires_at > now()
      AND NOT offers.is_hidden
      AND EXISTS (SELECT FROM offers AS accepted WHERE accepted.listing_id = offers.listing_id
        AND accepted.state = 'ACCEPTED' AND accepted.ordered_at IS NULL AND accepted.expires_at > now())
  `.execute(db);
  return new Map(rows.map(({ id, place }) => [id, place]));
}
