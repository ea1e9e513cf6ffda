import type { Tx } from '#api/db/database.ts';
import { newId } from '#api/db/new-id.ts';
import type { OrderPrice } from '#api/domains/orders/pricing.model.ts';
import { type LedgerAccount, ledgerAccounts } from './tables.ts';

type Amounts = Readonly<Partial<Record<LedgerAccount, number>>>;

/** Writes one event of money; debits positive, credits negative. The database refuses an entry that does not balance. */
async function writeEntry(trx: Tx, eventKey: string, orderId: string, amounts: Amounts): Promise<void> {
  const lines = ledgerAccounts
    .map((account) => ({ account, amount_cents: amounts[account] ?? 0 }))
    .filter((line) => line.amount_cents !== 0);
  if (lines.length === 0) return;
  const id = newId();
  await trx.insertInto('ledger_entries').values({ id, event_key: eventKey, order_id: orderId }).execute();
  await trx
    .insertInto('ledger_lines')
    .values(lines.map((line) => ({ entry_id: id, ...line })))
    .execute();
}

function saleOf(price: OrderPrice, sign: 1 | -1): Amounts {
  return {
    receivable: sign * price.totalCents,
    sales: -sign * (price.subTotalCents - price.discountCents),
    shipping: -sign * price.shippingCents,
    fees: -sign * price.extraFeeCents,
    tax: -sign * price.taxCents,
  };
}

/** An order was placed: the buyer owes its total. */
export const recordSale = (trx: Tx, orderId: string, price: OrderPrice): Promise<void> =>
  writeEntry(trx, `placed:${orderId}`, orderId, saleOf(price, 1));

/** An order was cancelled: nobody owes anything for it any more. */
export const recordCancellation = (trx: Tx, orderId: string, price: OrderPrice): Promise<void> =>
  writeEntry(trx, `cancelled:${orderId}`, orderId, saleOf(price, -1));

/** A card paid for an order. */
export const recordCapture = (trx: Tx, paymentId: string, orderId: string, cents: number): Promise<void> =>
  writeEntry(trx, `captured:${paymentId}:${orderId}`, orderId, { card: cents, receivable: -cents });

/** Money went back to the card. */
export const recordRefund = (trx: Tx, refundId: string, orderId: string, cents: number): Promise<void> =>
  writeEntry(trx, `refunded:${refundId}`, orderId, { card: -cents, receivable: cents });
