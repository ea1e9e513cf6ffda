import type { Tx } from '#api/platform/db/database.ts';
import type { LedgerAccount, PaymentRow, ReversalRow } from '#api/modules/payments/tables.ts';
import { writeEntry } from './write-entry.ts';

type PaymentOfKind = Pick<PaymentRow, 'id' | 'kind'>;

const isStoredValue = ({ kind }: Pick<PaymentRow, 'kind'>): boolean => kind === 'code' || kind === 'store-credits';

/** Where the money of a payment is: with its provider, in the register, or held from a stored-value account. */
const captureAccountOf = (payment: PaymentOfKind): LedgerAccount =>
  payment.kind === 'code' || payment.kind === 'store-credits' ? 'held' : payment.kind;

/** Where a refund of a payment goes to. */
const refundAccountOf = ({ kind }: Pick<PaymentRow, 'kind'>): LedgerAccount =>
  kind === 'code' || kind === 'store-credits' ? 'stored-value' : kind;

/** A payment was captured for an order. */
export const recordCapture = (trx: Tx, payment: PaymentOfKind, orderId: string, cents: number): Promise<string> =>
  writeEntry(trx, {
    kind: 'capture',
    subject: `${payment.id}:${orderId}`,
    orderId,
    amounts: { [captureAccountOf(payment)]: cents, receivable: -cents },
  });

/** A provider took money that no payment of the shop wants: it is owed to the payer. */
export const recordUnwantedCharge = (trx: Tx, payment: PaymentOfKind, cents: number): Promise<string> =>
  writeEntry(trx, {
    kind: 'unwanted-charge',
    subject: payment.id,
    orderId: null,
    amounts: { [captureAccountOf(payment)]: cents, 'refunds-payable': -cents },
  });

/** One attempt to refund; `attempt` counts from 1. */
export type RefundAttempt = {
  readonly id: string;
  readonly attempt: number;
  readonly order_id: string | null;
  readonly amount_cents: number;
};

/** Money that was owed to a buyer was refunded to where the payment came from. */
export const recordRefund = (trx: Tx, refund: RefundAttempt, payment: Pick<PaymentRow, 'kind'>): Promise<string> =>
  writeEntry(trx, {
    kind: 'refund',
    subject: `${refund.id}:${refund.attempt}`,
    orderId: refund.order_id,
    amounts: { [refundAccountOf(payment)]: -refund.amount_cents, 'refunds-payable': refund.amount_cents },
  });

/** A refund that had succeeded came back: its money is owed to the buyer again. */
export const recordRefundFailed = (
  trx: Tx,
  refund: RefundAttempt,
  payment: Pick<PaymentRow, 'kind'>,
): Promise<string> => {
  if (isStoredValue(payment)) throw new Error('Refunds to stored value do not fail.');
  return writeEntry(trx, {
    kind: 'refund-failed',
    subject: `${refund.id}:${refund.attempt}`,
    orderId: refund.order_id,
    amounts: { [refundAccountOf(payment)]: refund.amount_cents, 'refunds-payable': -refund.amount_cents },
  });
};

type Taken = Pick<ReversalRow, 'id' | 'amount_cents'>;

/** A bank took back what a payment had paid, and holds it. */
export const recordDispute = (trx: Tx, { id, amount_cents: cents }: Taken, { kind }: PaymentOfKind): Promise<string> =>
  writeEntry(trx, { kind: 'dispute', subject: id, orderId: null, amounts: { disputed: cents, [kind]: -cents } });

/** The bank gave it back to the shop. */
export const recordDisputeWon = (
  trx: Tx,
  { id, amount_cents: cents }: Taken,
  { kind }: PaymentOfKind,
): Promise<string> =>
  writeEntry(trx, { kind: 'dispute-won', subject: id, orderId: null, amounts: { disputed: -cents, [kind]: cents } });

/** The bank gave it to the buyer: what it had paid of an order is not paid any more. */
export const recordTakenBack = (trx: Tx, { id }: Pick<Taken, 'id'>, orderId: string, cents: number): Promise<string> =>
  writeEntry(trx, {
    kind: 'taken-back',
    subject: `${id}:${orderId}`,
    orderId,
    amounts: { disputed: -cents, receivable: cents },
  });

/** What the bank took carried out a refund that was owed. */
export const recordRefundByBank = (trx: Tx, refund: RefundAttempt): Promise<string> =>
  writeEntry(trx, {
    kind: 'refund',
    subject: `${refund.id}:${refund.attempt}`,
    orderId: refund.order_id,
    amounts: { disputed: -refund.amount_cents, 'refunds-payable': refund.amount_cents },
  });

/** The bank took more than was left: that is written off. */
export const recordWriteOff = (trx: Tx, { id }: Pick<Taken, 'id'>, cents: number): Promise<string> =>
  writeEntry(trx, {
    kind: 'write-off',
    subject: id,
    orderId: null,
    amounts: { disputed: -cents, 'write-offs': cents },
  });

/** Stored value was issued: the shop owes it. `transactionId` is that of the stored-value account. */
export const recordIssue = (trx: Tx, transactionId: string, cents: number): Promise<string> =>
  writeEntry(trx, {
    kind: 'issue',
    subject: transactionId,
    orderId: null,
    amounts: { issued: cents, 'stored-value': -cents },
  });

/** A stored-value account holds money for a payment that is not decided. */
export const recordHold = (trx: Tx, paymentId: string, cents: number): Promise<string> =>
  writeEntry(trx, {
    kind: 'hold',
    subject: paymentId,
    orderId: null,
    amounts: { 'stored-value': cents, held: -cents },
  });

/** The payment came to nothing: what was held is the owner's again. */
export const recordRelease = (trx: Tx, paymentId: string, cents: number): Promise<string> =>
  writeEntry(trx, {
    kind: 'release',
    subject: paymentId,
    orderId: null,
    amounts: { 'stored-value': -cents, held: cents },
  });
