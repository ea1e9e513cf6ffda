import { type Selectable, sql } from 'kysely';
import { orderNumber } from '@headstock/contracts/order-number';
import type { Tx } from '#api/platform/db/database.ts';
import { newId } from '#api/platform/db/new-id.ts';
import { endHolds } from '#api/modules/sales/holds/end-holds.ts';
import { settleOffers } from '#api/modules/sales/offers/settle-offers.ts';
import { recordSale } from '#api/modules/payments/ledger/ledger.ts';
import type { PaymentOrdersTable } from '#api/modules/payments/tables.ts';
import { PICKUP_REF } from '#api/modules/fulfilment/shipping/rate-table.ts';
import type { OrderRow } from '#api/modules/sales/orders/load-orders.ts';
import { moveLines } from '#api/modules/sales/orders/move-lines.ts';
import { queueOrderMail, queueSellerMail } from '#api/modules/sales/orders/order-mails.ts';
import type { OrderPrice } from '#api/modules/sales/orders/pricing.model.ts';

export type AgreedPrice = Selectable<PaymentOrdersTable>;

/** The price that a payment agreed on for an order. */
export const agreedPrice = (part: AgreedPrice): OrderPrice => ({
  subTotalCents: part.sub_total_cents,
  discountCents: part.discount_cents,
  shippingCents: part.shipping_cents,
  extraFeeCents: part.extra_fee_cents,
  taxCents: part.tax_cents,
  totalCents: part.total_cents,
});

/** Copies the address, so that what the buyer changes later does not change the order. Gives the copy's id. */
async function freezeAddress(trx: Tx, addressId: string): Promise<string> {
  const id = newId();
  await sql`
    INSERT INTO addresses (id, first_name, last_name, company, line1, line2, city, region_name, region_iso, postal_code, country_iso, phone)
    SELECT ${id}, first_name, last_name, company, line1, line2, city, region_name, region_iso, postal_code, country_iso, phone
    FROM addresses WHERE id = ${addressId}
  `.execute(trx);
  return id;
}

/**
 * Places an open order whose stock is taken: number, frozen prices and address, lines ORDERED, ledger, the offers on what
 * was sold, mails to buyer and seller. Call it in the transaction that records the payment.
 */
export async function placeOrder(trx: Tx, order: OrderRow, part: AgreedPrice, baseUrl: URL): Promise<void> {
  const now = new Date();
  const home = order.ship_option === 'home' && order.address_id !== null;
  await trx
    .updateTable('orders')
    .set({
      number: orderNumber(order.reference),
      completed_at: now,
      sub_total_cents: part.sub_total_cents,
      discount_cents: part.discount_cents,
      shipping_cents: part.shipping_cents,
      extra_fee_cents: part.extra_fee_cents,
      tax_cents: part.tax_cents,
      total_cents: part.total_cents,
      ...(home && order.address_id ? { address_id: await freezeAddress(trx, order.address_id) } : { address_id: null }),
      ...(order.ship_option === 'store' ? { shipping_method_ref: PICKUP_REF } : {}),
    })
    .where('id', '=', order.id)
    .execute();
  await moveLines(trx, order.id, 'place');
  if (home) await trx.insertInto('shipments').values({ id: newId(), order_id: order.id }).execute();
  await recordSale(trx, order.id, agreedPrice(part));
  await settleOffers(trx, order, baseUrl);
  await endHolds(trx, order.id);
  await queueOrderMail(trx, order, { name: 'placed', totalCents: part.total_cents }, baseUrl);
  await queueSellerMail(trx, order, 'sold', part.sub_total_cents - part.discount_cents, baseUrl);
}
