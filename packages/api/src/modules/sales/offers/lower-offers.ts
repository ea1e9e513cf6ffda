import { sql } from 'kysely';
import { shopItself } from '#api/platform/audit/record-audit.ts';
import type { Db, Tx } from '#api/platform/db/database.ts';
import { tx } from '#api/platform/db/tx.ts';
import { workThrough } from '#api/platform/jobs/work-through.ts';
import { clockBehind } from './back-up-offers.ts';
import { isUnansweredSellers, moveOffer } from './move-offer.ts';
import { queueOfferMails } from './offer-mails.ts';

/** Offers that are read at once. */
const BATCH = 100;

/** Open offers that are about more than what the listing costs now. */
const aboveAsking = sql`
  FROM offers JOIN listings ON listings.id = offers.listing_id
  WHERE offers.state IN ('RECEIVED', 'COUNTERED') AND offers.expires_at > now() AND listings.status = 'live'
    AND CASE WHEN offers.state = 'COUNTERED' THEN offers.counter_cents ELSE offers.amount_cents END > listings.asking_cents`;

/** Whether the price of something was lowered below an open offer. */
export const hasOffersAbove = sql<boolean>`EXISTS (SELECT ${aboveAsking})`;

/** Asks the buyer of one offer whether to take it at the asking price, unless it is not above that any more. */
async function lowerOne(trx: Tx, offerId: string, baseUrl: URL): Promise<boolean> {
  // The listing before the offer, as whoever accepts locks them.
  const listing = await trx
    .selectFrom('listings')
    .select('asking_cents')
    .where('id', '=', (eb) => eb.selectFrom('offers').select('listing_id').where('id', '=', offerId))
    .forShare()
    .executeTakeFirstOrThrow();
  const { rows } = await sql`SELECT offers.id ${aboveAsking} AND offers.id = ${offerId} FOR UPDATE OF offers`.execute(
    trx,
  );
  if (rows.length === 0) return false;
  const { asking_cents: asking } = listing;
  const offer = await trx.selectFrom('offers').selectAll().where('id', '=', offerId).executeTakeFirstOrThrow();
  const lowered = await moveOffer(
    trx,
    shopItself,
    offerId,
    'lower',
    {
      counter_cents: asking,
      counter_shipping_cents: offer.state === 'COUNTERED' ? offer.counter_shipping_cents : offer.shipping_cents,
      // Its buyer has named no amount: what is offered is the seller's price.
      ...(isUnansweredSellers(offer) ? { amount_cents: asking } : {}),
      expires_at: await clockBehind(trx, offer.listing_id),
    },
    { reason: 'lowered' },
  );
  if (lowered) await queueOfferMails(trx, { ...lowered, amount_cents: offer.amount_cents }, 'lowered', baseUrl);
  return lowered !== undefined;
}

/**
 * Asks the buyers of open offers that are above a lowered asking price whether they take it at that, on one listing or on all; gives how
 * many. Nothing is agreed on above the asking price, and nothing without the buyer.
 */
export async function lowerOffers(db: Db, baseUrl: URL, listingId: string | null = null): Promise<number> {
  return workThrough({
    next: async (seen) => {
      const { rows } = await sql<{ id: string }>`
        SELECT offers.id ${aboveAsking} AND offers.id <> ALL(${seen}::text[])
          AND (${listingId}::text IS NULL OR offers.listing_id = ${listingId})
        ORDER BY offers.id LIMIT ${BATCH}`.execute(db);
      return rows.map(({ id }) => id);
    },
    work: (id) => tx(db, (trx) => lowerOne(trx, id, baseUrl)),
  });
}
