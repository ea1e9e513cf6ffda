import type { PaymentKind } from '@headstock/contracts/payments';
import type { ColumnType, Selectable } from 'kysely';
import type { CreatedAt, Defaulted, Timestamp } from '#api/platform/db/columns.ts';

export type PaymentStatus = 'REQUIRES_ACTION' | 'SUBMITTED' | 'CAPTURED' | 'FAILED' | 'REFUNDED' | 'VOID';

/**
 * An intent to pay, by one payment method. The row is there, with the stock taken, before the provider hears of it. Payments
 * that are made together are one primary payment, the one that a provider charges or else the first, and its secondary ones.
 */
export type PaymentsTable = {
  /** Also the idempotency key towards the provider. */
  id: string;
  /** The payment that this one was made with and shares the fate of; null for the primary payment itself. */
  primary_payment_id: string | null;
  session_id: string;
  account_id: string | null;
  /** The shopper's key; unique within the session. Only the primary payment has it. */
  idempotency_key: string | null;
  /** Hash of the request, to refuse the same key with another body. */
  request_hash: string;
  kind: PaymentKind;
  /** A card at the counter. */
  terminal: Defaulted<boolean>;
  /** The code or the credits that pay. */
  stored_value_account_id: string | null;
  is_trade: Defaulted<boolean>;
  /** Of a manual payment: cash, check … */
  manual_type: string | null;
  notes: string | null;
  status: PaymentStatus;
  amount_cents: number;
  currency: string;
  /** The payment plan of which this pays the deposit; a reference that payments do not interpret. */
  plan_ref: string | null;
  /** Who takes the money; null where the shop itself does. Refunds go there, whoever charges by then. */
  provider: 'gateway' | 'stripe' | null;
  /** The provider's id of the charge. */
  provider_ref: string | null;
  network: string | null;
  last4: string | null;
  failure_code: string | null;
  /** Where the shopper confirms, or verifies a bank account; only while it is not settled. */
  action_url: string | null;
  /** redirect, or verify_with_microdeposits. */
  action_type: string | null;
  /** When a bank took it that answers in days: the order is placed since then. */
  submitted_at: Timestamp | null;
  /** Since when the provider works on what the shopper confirmed. */
  processing_since: Timestamp | null;
  /** When the sweeper looks after it, unless it is settled by then. */
  next_attempt_at: Timestamp;
  captured_at: Timestamp | null;
  created_at: CreatedAt;
};

/** What a payment pays of an order, with the order's price as it was agreed. */
export type PaymentAllocationsTable = {
  id: string;
  payment_id: string;
  order_id: string;
  amount_cents: number;
  sub_total_cents: number;
  discount_cents: number;
  shipping_cents: number;
  extra_fee_cents: number;
  tax_cents: number;
  total_cents: number;
  captured_cents: Defaulted<number>;
  refunded_cents: Defaulted<number>;
  /** What a bank holds until a dispute is decided. */
  disputed_cents: Defaulted<number>;
  /** What a bank took back: it is owed again. */
  returned_cents: Defaulted<number>;
  /** Captured, and neither refunded nor taken back; computed by the database. */
  left_cents: ColumnType<number, never, never>;
};

/** Money to refund; `done_at` once the provider has done it. */
export type RefundsTable = {
  /** Also the idempotency key towards the provider. */
  id: string;
  order_id: string;
  payment_id: string;
  amount_cents: number;
  /** Null where the order was cancelled. */
  reason: string | null;
  is_void: Defaulted<boolean>;
  provider_ref: string | null;
  /** The reversal by which the bank refunded it, not the shop. */
  reversal_id: Defaulted<string | null>;
  next_attempt_at: Timestamp;
  done_at: Timestamp | null;
  created_at: CreatedAt;
};

/** Money of a payment that a bank took back after it was paid: returned for good, or disputed until it has decided. */
export type PaymentReversalsTable = {
  id: string;
  payment_id: string;
  /** The provider's id of it. */
  provider_ref: string;
  kind: 'return' | 'dispute';
  /** A return is lost at once. */
  status: 'open' | 'won' | 'lost';
  amount_cents: number;
  /** What of it was left of the orders; the rest had been refunded before. */
  held_cents: Defaulted<number>;
  /** As the bank puts it. */
  reason: string | null;
  /** Until when the shop may answer. */
  respond_by: Timestamp | null;
  created_at: CreatedAt;
  decided_at: Timestamp | null;
};

/** The inbox of webhooks: an event is taken once. */
export type WebhookEventsTable = {
  id: string;
  type: string;
  payment_id: string | null;
  received_at: CreatedAt;
  processed_at: Timestamp | null;
};

export type StoredValueKind = Extract<PaymentKind, 'code' | 'store-credits'>;

/** Money that the shop owes to the holder of a code, or to a member. The balance never falls below zero. */
export type StoredValueAccountsTable = {
  id: string;
  kind: StoredValueKind;
  account_id: string | null;
  /** Hash of the code; the code itself is shown once, when it is issued. */
  code_hash: string | null;
  /** The last characters of the code. */
  code_hint: string | null;
  is_trade: Defaulted<boolean>;
  currency: string;
  balance_cents: number;
  expires_at: Timestamp | null;
  notes: string | null;
  issued_by: string | null;
  created_at: CreatedAt;
};

/** Why the balance of an account changed; the transactions of an account sum to its balance. */
export type StoredValueTransactionsTable = {
  id: string;
  stored_value_account_id: string;
  amount_cents: number;
  reason: 'issued' | 'held' | 'released' | 'refunded';
  payment_id: string | null;
  refund_id: string | null;
  notes: string | null;
  actor_account_id: string | null;
  created_at: CreatedAt;
};

/**
 * Where money is, who owes it, and what it is for. `stored-value` is what the shop owes on codes and credits, `held` what of it
 * waits for a payment to be decided, `issued` what was put onto accounts, `returns` what was refunded of placed orders,
 * `disputed` what banks hold until they have decided, `write-offs` what they took beyond what was left.
 */
export const ledgerAccounts = [
  'card',
  'valor',
  'paypal',
  'shop-pay',
  'affirm',
  'ach',
  'manual',
  'stored-value',
  'held',
  'issued',
  'disputed',
  'write-offs',
  'receivable',
  'sales',
  'returns',
  'shipping',
  'fees',
  'tax',
] as const;
export type LedgerAccount = (typeof ledgerAccounts)[number];

/** One event of money. `event_key` names it, so that it is written once. */
export type LedgerEntriesTable = { id: string; event_key: string; order_id: string | null; created_at: CreatedAt };

/** Debits are positive, credits negative; the lines of an entry sum to zero. */
export type LedgerLinesTable = { entry_id: string; account: LedgerAccount; amount_cents: number };

export type PaymentsTables = {
  payments: PaymentsTable;
  payment_allocations: PaymentAllocationsTable;
  refunds: RefundsTable;
  payment_reversals: PaymentReversalsTable;
  stored_value_accounts: StoredValueAccountsTable;
  stored_value_transactions: StoredValueTransactionsTable;
  webhook_events: WebhookEventsTable;
  ledger_entries: LedgerEntriesTable;
  ledger_lines: LedgerLinesTable;
};

export type PaymentRow = Selectable<PaymentsTable>;
export type ReversalRow = Selectable<PaymentReversalsTable>;
export type StoredValueAccountRow = Selectable<StoredValueAccountsTable>;
export type AllocationRow = Selectable<PaymentAllocationsTable>;

declare module '#api/platform/db/database.ts' {
  interface Database extends PaymentsTables {}
}
