import type { CreatedAt, Defaulted, Timestamp } from '#api/db/columns.ts';

export type PaymentStatus = 'REQUIRES_ACTION' | 'SUBMITTED' | 'CAPTURED' | 'FAILED' | 'REFUNDED' | 'VOID';

/** An intent to pay. The row stands, with the stock taken, before the provider hears of it. */
export type PaymentsTable = {
  /** Also the idempotency key towards the provider. */
  id: string;
  session_id: string;
  account_id: string | null;
  /** The shopper's key; unique within the session. */
  idempotency_key: string;
  /** Hash of what was asked, so that the key with another body is told apart. */
  request_hash: string;
  kind: 'card';
  status: PaymentStatus;
  amount_cents: number;
  currency: string;
  /** The provider's id of the charge. */
  provider_ref: string | null;
  network: string | null;
  last4: string | null;
  failure_code: string | null;
  /** Where the shopper confirms; only while REQUIRES_ACTION. */
  action_url: string | null;
  /** When the sweeper looks after it, unless it is settled by then. */
  settle_after: Timestamp;
  captured_at: Timestamp | null;
  created_at: CreatedAt;
};

/** What a payment pays of an order, with the order's price as it was agreed. */
export type PaymentOrdersTable = {
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
};

/** Money to give back; `done_at` once the provider has done it. */
export type RefundsTable = {
  /** Also the idempotency key towards the provider. */
  id: string;
  order_id: string;
  payment_id: string;
  amount_cents: number;
  is_void: Defaulted<boolean>;
  provider_ref: string | null;
  settle_after: Timestamp;
  done_at: Timestamp | null;
  created_at: CreatedAt;
};

/** The inbox of webhooks: an event is taken once. */
export type WebhookEventsTable = {
  id: string;
  type: string;
  payment_id: string | null;
  received_at: CreatedAt;
  processed_at: Timestamp | null;
};

export const ledgerAccounts = ['card', 'receivable', 'sales', 'shipping', 'fees', 'tax'] as const;
export type LedgerAccount = (typeof ledgerAccounts)[number];

/** One event of money. `event_key` names it, so that it is written once. */
export type LedgerEntriesTable = { id: string; event_key: string; order_id: string; created_at: CreatedAt };

/** Debits are positive, credits negative; the lines of an entry sum to zero. */
export type LedgerLinesTable = { entry_id: string; account: LedgerAccount; amount_cents: number };

export type PaymentsTables = {
  payments: PaymentsTable;
  payment_orders: PaymentOrdersTable;
  refunds: RefundsTable;
  webhook_events: WebhookEventsTable;
  ledger_entries: LedgerEntriesTable;
  ledger_lines: LedgerLinesTable;
};
