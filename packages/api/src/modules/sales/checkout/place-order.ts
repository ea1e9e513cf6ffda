import { orderNumber } from '@headstock/contracts/order-number';
import type { Tx } from '#api/platform/db/database.ts';
import { endHolds } from '#api/modules/sales/holds/end-holds.ts';
import { settleOffers } from '#api/modules/sales/offers/settle-offers.ts';
import { type AllocationRow, type OrderPrice, recordGoodsSold, recordSale } from '#api/modules/payments/index.ts';
import { createShipment, PICKUP_REF } from '#api/modules/fulfilment/index.ts';
import { copyAddress } from '#api/modules/accounts/index.ts';
import type { OrderRow } from '#api/modules/sales/orders/order-row.ts';
import { moveLineItems } from '#api/modules/sales/orders/move-line-items.ts';
import { queueSellerMail } from '#api/modules/sales/orders/order-mails.ts';
import { orderTermsOf } from '#api/modules/sales/orders/sale-terms.ts';
import { freezeReturnDays } from '#api/modules/sales/returns/return-terms.ts';
import { soldLines } from '#api/modules/sales/orders/sold-lines.ts';
import { sealOrder } from '#api/modules/sales/sealed-records/seal-order.ts';
import { createTaxReport } from '#api/modules/sales/tax/tax-reports.ts';

/** The price that a payment agreed on for an order. */
const agreedPrice = (agreed: AllocationRow): OrderPrice => ({
  subTotalCents: agreed.sub_total_cents,
  discountCents: agreed.discount_cents,
  shippingCents: agreed.shipping_cents,
  extraFeeCents: agreed.extra_fee_cents,
  taxCents: agreed.tax_cents,
  totalCents: agreed.total_cents,
});

/**
 * Places an open order whose stock is taken: number, frozen prices and address, lines ORDERED, ledger, the offers on what
 * was sold, the mail to the seller. Call it in the transaction that records the payment, which mails the buyer about all its orders.
 */
export async function placeOrder(trx: Tx, order: OrderRow, agreed: AllocationRow, baseUrl: URL): Promise<void> {
  const now = new Date();
  const home = order.ship_option === 'home' && order.address_id !== null;
  await trx
    .updateTable('orders')
    .set({
      number: orderNumber(order.reference),
      completed_at: now,
      sub_total_cents: agreed.sub_total_cents,
      discount_cents: agreed.discount_cents,
      shipping_cents: agreed.shipping_cents,
      extra_fee_cents: agreed.extra_fee_cents,
      tax_cents: agreed.tax_cents,
      total_cents: agreed.total_cents,
      ...(home && order.address_id ? { address_id: await copyAddress(trx, order.address_id) } : { address_id: null }),
      ...(order.ship_option === 'store' ? { shipping_method_ref: PICKUP_REF } : {}),
    })
    .where('id', '=', order.id)
    .execute();
  await moveLineItems(trx, order.id, 'place');
  await freezeReturnDays(trx, order.id);
  await sealOrder(trx, order.id);
  if (home) await createShipment(trx, order.id);
  await createTaxReport(trx, order);
  await recordSale(trx, order.id, agreedPrice(agreed), await orderTermsOf(trx, order));
  await recordGoodsSold(trx, order.id, order.id, await soldLines(trx, order.id));
  await settleOffers(trx, order, baseUrl);
  await endHolds(trx, order.id);
  await queueSellerMail(trx, order, 'sold', agreed.sub_total_cents - agreed.discount_cents, baseUrl);
}
