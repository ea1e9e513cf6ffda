import { sql } from 'kysely';
import { shopItself } from '#api/platform/audit/record-audit.ts';
import type { Tx } from '#api/platform/db/database.ts';
import type { OrderRow } from '#api/modules/sales/orders/order-row.ts';
import { moveOffer } from './move-offer.ts';
import { queueOfferMails } from './offer-mails.ts';

/** Open offers on what an order took the last of. */
function openOffersOn(trx: Tx, orderId: string) {
  return trx
    .selectFrom('offers')
    .innerJoin('line_items', 'line_items.listing_id', 'offers.listing_id')
    .innerJoin('listings', 'listings.id', 'offers.listing_id')
    .select(['offers.id', 'offers.buyer_account_id'])
    .where('line_items.order_id', '=', orderId)
    .where('listings.status', '=', 'sold')
    .where('offers.state', 'in', ['RECEIVED', 'COUNTERED', 'ACCEPTED'])
    .where('offers.ordered_at', 'is', null)
    .orderBy('offers.id')
    .execute();
}

/**
 * Ends what an order settles, in the transaction that places it: the offer that it was bought with is done, all others on
 * what was sold are declined and their buyers notified.
 */
export async function settleOffers(trx: Tx, order: OrderRow, baseUrl: URL): Promise<void> {
  await sql`
    UPDATE offers SET ordered_at = now(), changed_at = now()
    FROM line_items
    WHERE line_items.order_id = ${order.id} AND line_items.offer_id = offers.id
      AND line_items.unit_cents = offers.agreed_cents AND offers.state = 'ACCEPTED' AND offers.ordered_at IS NULL
  `.execute(trx);
  for (const { id, buyer_account_id: buyerId } of await openOffersOn(trx, order.id)) {
    if (buyerId === order.account_id) {
      await moveOffer(trx, shopItself, id, 'settle', {}, { reason: 'superseded' });
      continue;
    }
    const offer = await moveOffer(trx, shopItself, id, 'sell', { declined_by: 'SALE' }, { reason: 'sold' });
    if (offer) await queueOfferMails(trx, offer, 'sold', baseUrl);
  }
}

/**
 * Declines the open offers on listings that their seller takes off the shop, in that transaction, and notifies their buyers. An accepted
 * offer is a pending sale, which keeps a listing from being taken off.
 */
export async function endOffers(trx: Tx, listingIds: readonly string[], baseUrl: URL): Promise<void> {
  if (listingIds.length === 0) return;
  const open = await trx
    .selectFrom('offers')
    .select('id')
    .where('listing_id', 'in', listingIds)
    .where('state', 'in', ['RECEIVED', 'COUNTERED'])
    .orderBy('id')
    .execute();
  for (const { id } of open) {
    const offer = await moveOffer(trx, shopItself, id, 'end', { declined_by: 'SELLER' }, { reason: 'ended' });
    if (offer) await queueOfferMails(trx, offer, 'ended', baseUrl);
  }
}
