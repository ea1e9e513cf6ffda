import type { Selectable } from 'kysely';
import type { Tx } from '#api/platform/db/database.ts';
import { type Amounts, writeEntry } from '#api/modules/payments/ledger/write-entry.ts';
import type { EntryKind, OrderSettlementsTable } from '#api/modules/payments/tables.ts';
import type { OrderPrice } from './order-price.ts';
import { returnedOf, settledLines, type SoldPrice } from './settled-lines.model.ts';
import { addShares, noShares, spread, subtractShares, sumOfShares } from './price-shares.model.ts';
import { changesBetween, type SaleTerms, type Settlement } from './settlement.model.ts';

/** The settlement that a row stores. */
export const toSettlement = (row: Selectable<OrderSettlementsTable>): Settlement => ({
  sellerId: row.seller_account_id,
  commission: row.commission,
  sellerShips: row.seller_ships,
  sold: {
    goods: row.goods_cents,
    shipping: row.shipping_cents,
    financingFee: row.financing_fee_cents,
    tax: row.tax_cents,
  },
  reduced: {
    goods: row.reduced_goods_cents,
    shipping: row.reduced_shipping_cents,
    financingFee: row.reduced_financing_fee_cents,
    tax: row.reduced_tax_cents,
  },
  returnedCents: row.returned_cents,
  lines: row.lines,
});

/** On which terms an order is placed, and what its lines are sold for before its discount. */
export type OrderTerms = SaleTerms & { readonly lines: readonly SoldPrice[] };

/** Enters that an order was placed: the buyer owes its total, and the shop owes the seller their share. */
export async function recordSale(
  trx: Tx,
  orderId: string,
  price: OrderPrice,
  { lines: soldFor, ...terms }: OrderTerms,
): Promise<void> {
  const sold = {
    goods: price.subTotalCents - price.discountCents,
    shipping: price.shippingCents,
    financingFee: price.extraFeeCents,
    tax: price.taxCents,
  };
  const lines = settledLines(soldFor, sold.goods);
  const amounts = changesBetween(null, { ...terms, sold, reduced: noShares, returnedCents: 0, lines });
  const entryId = await writeEntry(trx, {
    kind: 'sale',
    subject: orderId,
    orderId,
    sellerId: terms.sellerId,
    amounts: { ...amounts, receivable: price.totalCents },
  });
  await trx
    .insertInto('order_settlements')
    .values({
      order_id: orderId,
      sale_entry_id: entryId,
      seller_account_id: terms.sellerId,
      commission: JSON.stringify(terms.commission),
      lines: JSON.stringify(lines),
      seller_ships: terms.sellerShips,
      goods_cents: sold.goods,
      shipping_cents: sold.shipping,
      financing_fee_cents: sold.financingFee,
      tax_cents: sold.tax,
    })
    .execute();
}

async function lockSettlement(trx: Tx, orderId: string): Promise<Settlement> {
  const row = await trx
    .selectFrom('order_settlements')
    .selectAll()
    .where('order_id', '=', orderId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return toSettlement(row);
}

type Event = { readonly kind: EntryKind; readonly subject: string };

/** Changes the settlement of an order, with the ledger entry of the change; `against` balances it. Gives the entry's id. */
async function changeSettlement(
  trx: Tx,
  orderId: string,
  { kind, subject }: Event,
  before: Settlement,
  after: Settlement,
  against: Amounts = {},
): Promise<string> {
  await trx
    .updateTable('order_settlements')
    .set({
      reduced_goods_cents: after.reduced.goods,
      reduced_shipping_cents: after.reduced.shipping,
      reduced_financing_fee_cents: after.reduced.financingFee,
      reduced_tax_cents: after.reduced.tax,
      returned_cents: after.returnedCents,
      lines: JSON.stringify(after.lines),
    })
    .where('order_id', '=', orderId)
    .execute();
  const amounts = { ...changesBetween(before, after), ...against };
  return writeEntry(trx, { kind, subject, orderId, sellerId: before.sellerId, amounts });
}

async function reducePrice(trx: Tx, orderId: string, event: Event, cents: number, against: Amounts): Promise<string> {
  const before = await lockSettlement(trx, orderId);
  const shares = spread(cents, subtractShares(before.sold, before.reduced));
  const after = { ...before, reduced: addShares(before.reduced, shares) };
  return changeSettlement(trx, orderId, event, before, after, against);
}

/**
 * Enters that an amount is to be refunded: the order costs less by it, in proportion over goods, shipping, fee and tax, the seller's share
 * with them, and the shop owes it to the buyer. `subject` names the event. The order must be locked. Gives the entry's id.
 */
export const recordRefundDue = (trx: Tx, orderId: string, subject: string, cents: number): Promise<string> =>
  reducePrice(trx, orderId, { kind: 'refund-due', subject }, cents, { 'refunds-payable': -cents });

/** Enters that a lost dispute lowered the price by what the bank paid to the buyer, as a refund does. Gives the entry's id. */
export const recordDisputeLost = (trx: Tx, orderId: string, subject: string, cents: number): Promise<string> =>
  reducePrice(trx, orderId, { kind: 'price-reduction', subject }, cents, { receivable: -cents });

/**
 * Enters that an order was cancelled: nothing is owed for it any more, except `refundCents`, what was paid, to the buyer. Gives
 * the entry's id.
 */
export async function recordCancellation(trx: Tx, orderId: string, refundCents: number): Promise<string> {
  const before = await lockSettlement(trx, orderId);
  const left = sumOfShares(subtractShares(before.sold, before.reduced));
  const after = { ...before, reduced: before.sold };
  return changeSettlement(trx, orderId, { kind: 'cancellation', subject: orderId }, before, after, {
    receivable: -(left - refundCents),
    'refunds-payable': -refundCents,
  });
}

/** A line that came back, and what it was sold for before the discount of its order. */
export type ReturnedLine = { readonly id: string; readonly cents: number };

/** A settlement after these lines, and no others, came back. */
function withReturned(settlement: Settlement, returned: readonly ReturnedLine[]): Settlement {
  if (settlement.lines.length === 0) {
    const cents = returned.reduce((sum, line) => sum + line.cents, 0);
    return { ...settlement, returnedCents: Math.min(cents, settlement.sold.goods) };
  }
  const ids = new Set(returned.map(({ id }) => id));
  const lines = settlement.lines.map((line) => ({ ...line, isReturned: ids.has(line.id) }));
  return { ...settlement, lines, returnedCents: returnedOf(lines) };
}

/** Enters all lines of an order that came back: they are not the seller's sale, until the return is refunded or undone. */
export async function recordReturned(
  trx: Tx,
  orderId: string,
  subject: string,
  returned: readonly ReturnedLine[],
): Promise<void> {
  const before = await lockSettlement(trx, orderId);
  const after = withReturned(before, returned);
  if (before.returnedCents === after.returnedCents) return;
  await changeSettlement(trx, orderId, { kind: 'return', subject }, before, after);
}

/** The settlements of placed orders, by the order's id. */
export async function loadSettlements(trx: Pick<Tx, 'selectFrom'>, orderIds: readonly string[]) {
  if (orderIds.length === 0) return new Map<string, Settlement>();
  const rows = await trx.selectFrom('order_settlements').selectAll().where('order_id', 'in', orderIds).execute();
  return new Map(rows.map((row) => [row.order_id, toSettlement(row)]));
}
