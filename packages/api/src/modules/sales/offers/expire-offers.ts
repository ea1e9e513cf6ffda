import { sql } from 'kysely';
import { shopItself } from '#api/platform/audit/record-audit.ts';
import type { Db, Tx } from '#api/platform/db/database.ts';
import { tx } from '#api/platform/db/tx.ts';
import { workThrough } from '#api/platform/jobs/work-through.ts';
import { bumpCartVersion, bumpVersion } from '#api/modules/sales/cart/change-order.ts';
import { cartOf } from '#api/modules/sales/orders/order-ownership.ts';
import { tellNext } from './back-up-offers.ts';
import { moveOffer } from './move-offer.ts';
import { queueOfferMails } from './offer-mails.ts';

/** Offers that are read at once. */
const BATCH = 100;

/** Open orders whose lines have the price of an offer. */
async function ordersWith(trx: Tx, offerId: string) {
  return trx
    .selectFrom('line_items')
    .innerJoin('orders', 'orders.id', 'line_items.order_id')
    .select(['orders.id', 'orders.account_id', 'orders.session_id', 'orders.assigned_staff_account_id'])
    .where('line_items.offer_id', '=', offerId)
    .where('orders.completed_at', 'is', null)
    .where('orders.cancelled_at', 'is', null)
    .execute();
}

/** Ends one offer, unless it is being paid at this moment: what was agreed when the payment began holds until it is over. */
async function expireOne(trx: Tx, offerId: string, baseUrl: URL): Promise<boolean> {
  const orders = await ordersWith(trx, offerId);
  for (const order of orders) await bumpCartVersion(trx, cartOf(order));
  const ids = orders.map(({ id }) => id);
  if (ids.length > 0) {
    const rows = await trx
      .selectFrom('orders')
      .select('paying_payment_id')
      .where('id', 'in', ids)
      .forUpdate()
      .execute();
    if (rows.some(({ paying_payment_id: payment }) => payment !== null)) return false;
  }
  const before = await trx
    .selectFrom('offers')
    .select('state')
    .where('id', '=', offerId)
    .forUpdate()
    .executeTakeFirst();
  const wasAccepted = before?.state === 'ACCEPTED';
  const reason = wasAccepted ? 'lapsed_unpaid' : null;
  const offer = await moveOffer(trx, shopItself, offerId, 'expire', {}, { reason });
  if (!offer) return false;
  for (const id of ids) await bumpVersion(trx, id);
  await queueOfferMails(trx, offer, wasAccepted ? 'lapsed' : 'expired', baseUrl);
  if (wasAccepted) await tellNext(trx, offer.listing_id, baseUrl);
  return true;
}

/**
 * Expires what is due, of one listing or of all; gives how many. Carts go back to the asking price; of an accepted offer that
 * was not paid the next in line is told.
 */
export async function expireOffers(db: Db, baseUrl: URL, listingId: string | null = null): Promise<number> {
  return workThrough({
    next: async (seen) => {
      let query = db
        .selectFrom('offers')
        .select('id')
        .where('state', 'in', ['RECEIVED', 'COUNTERED', 'ACCEPTED'])
        .where('ordered_at', 'is', null)
        .where('expires_at', '<=', sql<Date>`now()`)
        .where(sql<boolean>`id <> ALL(${seen}::text[])`);
      if (listingId !== null) query = query.where('listing_id', '=', listingId);
      const due = await query.orderBy('expires_at').limit(BATCH).execute();
      return due.map(({ id }) => id);
    },
    work: (id) => tx(db, (trx) => expireOne(trx, id, baseUrl)),
  });
}
