import type { Tx } from '#api/platform/db/database.ts';
import type { PaymentContext } from './payment-context.ts';
import type { AllocationRow, PaymentRow, ReversalRow } from './tables.ts';

/** A primary payment and its secondary payments were captured, or a bank accepted it, which takes days. */
export type PaymentProgress = {
  readonly primary: PaymentRow;
  /** What the primary payment and its secondary payments pay, of every order. */
  readonly allocations: readonly AllocationRow[];
  /** Those of the allocations whose money is here as of now. */
  readonly captured: readonly AllocationRow[];
};

/** A payment ended without being captured. */
export type PaymentReleased = {
  readonly primary: PaymentRow;
  readonly status: 'FAILED' | 'VOID';
  readonly allocations: readonly AllocationRow[];
};

/** An amount of one order. */
export type OrderShare = { readonly orderId: string; readonly cents: number };

/** A bank reversed a captured payment. */
export type PaymentReversed = {
  readonly reversal: ReversalRow;
  /** Every order that the payment paid for. */
  readonly orderIds: readonly string[];
  /** How much the reversal withdraws, or withholds, from which order. */
  readonly shares: readonly OrderShare[];
};

export type ReversalOpened = PaymentReversed & {
  /** Whether the shop has to answer the bank; false where the bank had decided by the first report of it. */
  readonly awaitsAnswer: boolean;
};

export type ReversalDecided = PaymentReversed & {
  /** `won`: the shop keeps the money. `lost`: the buyer has it back. `returned`: it is owed again. */
  readonly outcome: 'won' | 'lost' | 'returned';
};

export type RefundSettled = { readonly refundId: string; readonly orderId: string };

/**
 * How the owner of the orders reacts to payments. Payments know an order by its id alone. Every method runs in the transaction
 * of the change: when it throws, the change is rolled back.
 */
export type PaymentListener = {
  /** Locks the orders. Called before allocations are locked, so that everybody locks in the same sequence. */
  readonly lockOrders: (trx: Tx, orderIds: readonly string[]) => Promise<void>;
  readonly paymentCaptured: (context: PaymentContext, trx: Tx, event: PaymentProgress) => Promise<void>;
  readonly paymentSubmitted: (context: PaymentContext, trx: Tx, event: PaymentProgress) => Promise<void>;
  readonly paymentReleased: (trx: Tx, event: PaymentReleased) => Promise<void>;
  readonly reversalOpened: (context: PaymentContext, trx: Tx, event: ReversalOpened) => Promise<void>;
  readonly reversalDecided: (context: PaymentContext, trx: Tx, event: ReversalDecided) => Promise<void>;
  readonly refundSettled: (trx: Tx, event: RefundSettled) => Promise<void>;
  /** Somebody refunded a part of an order at the provider's own dashboard. */
  readonly refundFound: (trx: Tx, share: OrderShare) => Promise<void>;
};

const listeners = new Set<PaymentListener>();

/** Registers a listener; once, however often it is given. For the composition root. */
export function onPaymentEvents(listener: PaymentListener): void {
  listeners.add(listener);
}

/** Calls every listener, one after the other, in the caller's transaction. */
export async function notifyListeners(call: (listener: PaymentListener) => Promise<void>): Promise<void> {
  if (listeners.size === 0) throw new Error('Nobody listens to payments: call connectModules() first.');
  for (const listener of listeners) await call(listener);
}
