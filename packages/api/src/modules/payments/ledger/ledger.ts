import type { Tx } from '#api/platform/db/database.ts';
import { isStoredValueKind } from '#api/modules/payments/payment-kinds.ts';
import type { LedgerAccount, PaymentRow, ReversalRow } from '#api/modules/payments/tables.ts';
import { writeEntry } from './write-entry.ts';

type PaymentOfKind = Pick<PaymentRow, 'id' | 'kind'>;

type Accounts = { readonly captured: LedgerAccount; readonly refunded: LedgerAccount };

/** The accounts that a capture debits and a refund credits: the provider's or the register's, or those of stored value. */
const accountsOf = ({ kind }: Pick<PaymentRow, 'kind'>): Accounts =>
  isStoredValueKind(kind) ? { captured: 'held', refunded: 'stored-value' } : { captured: kind, refunded: kind };

/** Enters that a payment was captured for an order. */
export const recordCapture = (trx: Tx, payment: PaymentOfKind, orderId: string, cents: number): Promise<string> =>
  writeEntry(trx, {
    kind: 'capture',
    subject: `${payment.id}:${orderId}`,
    orderId,
    amounts: { [accountsOf(payment).captured]: cents, receivable: -cents },
  });

/** Enters an unwanted charge: it is owed to the payer. */
export const recordUnwantedCharge = (trx: Tx, payment: PaymentOfKind, cents: number): Promise<string> =>
  writeEntry(trx, {
    kind: 'unwanted-charge',
    subject: payment.id,
    orderId: null,
    amounts: { [accountsOf(payment).captured]: cents, 'refunds-payable': -cents },
  });

/** One attempt to refund; `attempt` counts from 1. */
export type RefundAttempt = {
  readonly id: string;
  readonly attempt: number;
  readonly order_id: string | null;
  readonly amount_cents: number;
};

/** Enters that an amount owed to a buyer was refunded to where the payment came from. */
export const recordRefund = (trx: Tx, refund: RefundAttempt, payment: Pick<PaymentRow, 'kind'>): Promise<string> =>
  writeEntry(trx, {
    kind: 'refund',
    subject: `${refund.id}:${refund.attempt}`,
    orderId: refund.order_id,
    amounts: { [accountsOf(payment).refunded]: -refund.amount_cents, 'refunds-payable': refund.amount_cents },
  });

/** Enters that a refund failed after it had succeeded: it is owed to the buyer again. */
export const recordRefundFailed = (
  trx: Tx,
  refund: RefundAttempt,
  payment: Pick<PaymentRow, 'kind'>,
): Promise<string> => {
  if (isStoredValueKind(payment.kind)) throw new Error('Refunds to stored value do not fail.');
  return writeEntry(trx, {
    kind: 'refund-failed',
    subject: `${refund.id}:${refund.attempt}`,
    orderId: refund.order_id,
    amounts: { [accountsOf(payment).refunded]: refund.amount_cents, 'refunds-payable': -refund.amount_cents },
  });
};

type Taken = Pick<ReversalRow, 'id' | 'amount_cents'>;

/** Enters that a bank withdrew a payment, and withholds it. */
export const recordDispute = (trx: Tx, { id, amount_cents: cents }: Taken, { kind }: PaymentOfKind): Promise<string> =>
  writeEntry(trx, { kind: 'dispute', subject: id, orderId: null, amounts: { disputed: cents, [kind]: -cents } });

/** Enters that the bank paid it to the shop again. */
export const recordDisputeWon = (
  trx: Tx,
  { id, amount_cents: cents }: Taken,
  { kind }: PaymentOfKind,
): Promise<string> =>
  writeEntry(trx, { kind: 'dispute-won', subject: id, orderId: null, amounts: { disputed: -cents, [kind]: cents } });

/** Enters that the bank paid it to the buyer: what it had paid for an order is no longer paid. */
export const recordTakenBack = (trx: Tx, { id }: Pick<Taken, 'id'>, orderId: string, cents: number): Promise<string> =>
  writeEntry(trx, {
    kind: 'taken-back',
    subject: `${id}:${orderId}`,
    orderId,
    amounts: { disputed: -cents, receivable: cents },
  });

/** Enters that a refund was settled by what the bank withdrew. */
export const recordRefundByBank = (trx: Tx, refund: RefundAttempt): Promise<string> =>
  writeEntry(trx, {
    kind: 'refund',
    subject: `${refund.id}:${refund.attempt}`,
    orderId: refund.order_id,
    amounts: { disputed: -refund.amount_cents, 'refunds-payable': refund.amount_cents },
  });

/** Writes off what the bank withdrew beyond what was left. */
export const recordWriteOff = (trx: Tx, { id }: Pick<Taken, 'id'>, cents: number): Promise<string> =>
  writeEntry(trx, {
    kind: 'write-off',
    subject: id,
    orderId: null,
    amounts: { disputed: -cents, 'write-offs': cents },
  });

/** Enters that stored value was issued, which the shop owes: given away, or sold for money that lies in the drawer. `transactionId` is that of the stored-value account. */
export const recordIssue = (trx: Tx, transactionId: string, cents: number, isSold: boolean): Promise<string> =>
  writeEntry(trx, {
    kind: 'issue',
    subject: transactionId,
    orderId: null,
    amounts: { [isSold ? 'manual' : 'issued']: cents, 'stored-value': -cents },
  });

/** Enters that stored value is held for a payment. */
export const recordHold = (trx: Tx, paymentId: string, cents: number): Promise<string> =>
  writeEntry(trx, {
    kind: 'hold',
    subject: paymentId,
    orderId: null,
    amounts: { 'stored-value': cents, held: -cents },
  });

/** Enters that held stored value was released, as the payment failed or was cancelled. */
export const recordRelease = (trx: Tx, paymentId: string, cents: number): Promise<string> =>
  writeEntry(trx, {
    kind: 'release',
    subject: paymentId,
    orderId: null,
    amounts: { 'stored-value': -cents, held: cents },
  });

/** Enters that staff corrected a balance of stored value: raised it (above 0) or lowered it. */
export const recordAdjustment = (trx: Tx, transactionId: string, cents: number): Promise<string> =>
  writeEntry(trx, {
    kind: 'adjustment',
    subject: transactionId,
    orderId: null,
    amounts: { issued: cents, 'stored-value': -cents },
  });

/** Enters that stored value left an account of its owner (below 0) or reached another one; on the way it is held. */
export const recordTransfer = (trx: Tx, transactionId: string, cents: number): Promise<string> =>
  writeEntry(trx, {
    kind: 'transfer',
    subject: transactionId,
    orderId: null,
    amounts: { 'stored-value': -cents, held: cents },
  });

/** Enters that what was left of an expired code is no longer owed. */
export const recordExpiry = (trx: Tx, transactionId: string, cents: number): Promise<string> =>
  writeEntry(trx, {
    kind: 'expiry',
    subject: transactionId,
    orderId: null,
    amounts: { 'stored-value': cents, breakage: -cents },
  });
