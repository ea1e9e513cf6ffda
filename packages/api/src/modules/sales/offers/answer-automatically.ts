import { sql } from 'kysely';
import { shopItself } from '#api/platform/audit/record-audit.ts';
import type { Db, Tx } from '#api/platform/db/database.ts';
import { tx } from '#api/platform/db/tx.ts';
import { clockBehind } from './back-up-offers.ts';
import { moveOffer, noAutomaticAnswer, type OfferRow } from './move-offer.ts';
import { queueOfferMail, queueOfferMails } from './offer-mails.ts';
import { isTooLow } from './offer-rules.model.ts';

/** Offers that one run answers, at most. */
const BATCH = 100;

/** Whether an offer waits for an answer that is due. */
export const hasDueAnswers = sql<boolean>`EXISTS (SELECT FROM offers WHERE automatic_at <= now())`;

/** The listing of an offer, kept from being sold or changed until the transaction ends. */
async function lockListing(trx: Tx, listingId: string) {
  return trx
    .selectFrom('listings')
    .innerJoin('items', 'items.id', 'listings.item_id')
    .select(['listings.status', 'listings.asking_cents', 'items.offer_decline_threshold'])
    .where('listings.id', '=', listingId)
    .forShare('listings')
    .executeTakeFirstOrThrow();
}

/** Leaves an offer to its seller after all: what the answer was planned for has changed. */
async function leaveToSeller(trx: Tx, offerId: string, baseUrl: URL): Promise<boolean> {
  const offer = await trx
    .updateTable('offers')
    .set(noAutomaticAnswer)
    .where('id', '=', offerId)
    .where('automatic_at', '<=', sql<Date>`now()`)
    .returningAll()
    .executeTakeFirst();
  if (offer) await queueOfferMail(trx, offer, ['received', 'seller'], baseUrl);
  return offer !== undefined;
}

async function declineLow(trx: Tx, { id }: OfferRow, baseUrl: URL): Promise<boolean> {
  const change = { declined_by: 'AUTOMATIC' } as const;
  const declined = await moveOffer(trx, shopItself, id, 'declineAutomatically', change, { reason: 'threshold' });
  if (declined) await queueOfferMails(trx, declined, 'declined', baseUrl);
  return declined !== undefined;
}

async function counterByRule(trx: Tx, offer: OfferRow, cents: number, baseUrl: URL): Promise<boolean> {
  const change = { counter_cents: cents, expires_at: await clockBehind(trx, offer.listing_id) };
  const countered = await moveOffer(trx, shopItself, offer.id, 'counterAutomatically', change, { reason: 'rule' });
  if (countered) await queueOfferMails(trx, countered, 'countered', baseUrl);
  return countered !== undefined;
}

/** Answers one offer, as far as the plan still holds: a move of either side, or a new price, goes before it. */
async function answerOne(trx: Tx, offer: OfferRow, baseUrl: URL): Promise<boolean> {
  const listing = await lockListing(trx, offer.listing_id);
  const { asking_cents: asking, status } = listing;
  if (offer.automatic_kind === 'DECLINE')
    return isTooLow(offer.amount_cents, asking, listing.offer_decline_threshold)
      ? declineLow(trx, offer, baseUrl)
      : leaveToSeller(trx, offer.id, baseUrl);
  const cents = offer.automatic_cents;
  return status === 'live' && cents !== null && cents <= asking
    ? counterByRule(trx, offer, cents, baseUrl)
    : leaveToSeller(trx, offer.id, baseUrl);
}

/** Gives the answers for sellers that are due; gives how many. Run it in any number of processes. */
export async function answerAutomatically(db: Db, baseUrl: URL): Promise<number> {
  const due = await db
    .selectFrom('offers')
    .selectAll()
    .where('automatic_at', '<=', sql<Date>`now()`)
    .orderBy('automatic_at')
    .limit(BATCH)
    .execute();
  let count = 0;
  for (const offer of due) if (await tx(db, (trx) => answerOne(trx, offer, baseUrl))) count += 1;
  return count;
}
