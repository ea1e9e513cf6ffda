import type { Tx } from '#api/platform/db/database.ts';
import { newId } from '#api/platform/db/new-id.ts';
import { type LedgerAccount, ledgerAccounts, type PaymentRow, type ReversalRow } from '#api/modules/payments/tables.ts';

type Amounts = Readonly<Partial<Record<LedgerAccount, number>>>;

/** Writes one event of money; debits positive, credits negative. The database refuses an entry that does not balance. */
async function writeEntry(trx: Tx, eventKey: string, orderId: string | null, amounts: Amounts): Promise<void> {
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

/** What an order is sold for, in whole cents. */
export type SaleAmounts = {
  readonly subTotalCents: number;
  readonly discountCents: number;
  readonly shippingCents: number;
  readonly extraFeeCents: number;
  readonly taxCents: number;
  readonly totalCents: number;
};

function saleOf(price: SaleAmounts, sign: 1 | -1): Amounts {
  return {
    receivable: sign * price.totalCents,
    sales: -sign * (price.subTotalCents - price.discountCents),
    shipping: -sign * price.shippingCents,
    fees: -sign * price.extraFeeCents,
    tax: -sign * price.taxCents,
  };
}

/** An order was placed: the buyer owes its total. */
export const recordSale = (trx: Tx, orderId: string, price: SaleAmounts): Promise<void> =>
  writeEntry(trx, `placed:${orderId}`, orderId, saleOf(price, 1));

/** An order was cancelled: nobody owes anything for it any more. */
export const recordCancellation = (trx: Tx, orderId: string, price: SaleAmounts): Promise<void> =>
  writeEntry(trx, `cancelled:${orderId}`, orderId, saleOf(price, -1));

/** Where the money of a payment is: with its provider, in the register, or held from a stored-value account. */
const accountOf = ({ kind }: PaymentOfKind): LedgerAccount =>
  kind === 'code' || kind === 'store-credits' ? 'held' : kind;

type PaymentOfKind = Pick<PaymentRow, 'id' | 'kind'>;

/** A payment was captured for an order. */
export const recordCapture = (trx: Tx, payment: PaymentOfKind, orderId: string, cents: number): Promise<void> =>
  writeEntry(trx, `captured:${payment.id}:${orderId}`, orderId, { [accountOf(payment)]: cents, receivable: -cents });

/** Money was refunded to where a payment came from. */
export const recordRefund = (
  trx: Tx,
  refund: { readonly id: string; readonly order_id: string; readonly amount_cents: number },
  { kind }: Pick<PaymentRow, 'kind'>,
): Promise<void> => {
  const from: LedgerAccount = kind === 'code' || kind === 'store-credits' ? 'stored-value' : kind;
  const cents = refund.amount_cents;
  return writeEntry(trx, `refunded:${refund.id}`, refund.order_id, { [from]: -cents, receivable: cents });
};

type Taken = Pick<ReversalRow, 'id' | 'amount_cents'>;

/** A bank took back what a payment had paid, and holds it. */
export const recordDispute = (trx: Tx, { id, amount_cents: cents }: Taken, { kind }: PaymentOfKind): Promise<void> =>
  writeEntry(trx, `disputed:${id}`, null, { disputed: cents, [kind]: -cents });

/** The bank gave it back to the shop. */
export const recordDisputeWon = (trx: Tx, { id, amount_cents: cents }: Taken, { kind }: PaymentOfKind): Promise<void> =>
  writeEntry(trx, `dispute-won:${id}`, null, { disputed: -cents, [kind]: cents });

/** The bank gave it to the buyer: what it had paid of an order is not paid any more. */
export const recordTakenBack = (trx: Tx, { id }: Pick<Taken, 'id'>, orderId: string, cents: number): Promise<void> =>
  writeEntry(trx, `taken-back:${id}:${orderId}`, orderId, { disputed: -cents, receivable: cents });

/** The bank took more than was left: that is written off. */
export const recordWriteOff = (trx: Tx, { id }: Pick<Taken, 'id'>, cents: number): Promise<void> =>
  writeEntry(trx, `written-off:${id}`, null, { disputed: -cents, 'write-offs': cents });

/** Stored value was issued: the shop owes it. */
export const recordIssue = (trx: Tx, transactionId: string, cents: number): Promise<void> =>
  writeEntry(trx, `issued:${transactionId}`, null, { issued: cents, 'stored-value': -cents });

/** A stored-value account holds money for a payment that is not decided. */
export const recordHold = (trx: Tx, paymentId: string, cents: number): Promise<void> =>
  writeEntry(trx, `held:${paymentId}`, null, { 'stored-value': cents, held: -cents });

/** The payment came to nothing: what was held is the owner's again. */
export const recordRelease = (trx: Tx, paymentId: string, cents: number): Promise<void> =>
  writeEntry(trx, `released:${paymentId}`, null, { 'stored-value': -cents, held: cents });
