import type { PaymentKind } from '@headstock/contracts/payments';
import type { ColumnType, Selectable } from 'kysely';
import type { CreatedAt, Defaulted, Timestamp } from '#api/platform/db/columns.ts';

export type PaymentStatus = 'REQUIRES_ACTION' | 'SUBMITTED' | 'CAPTURED' | 'FAILED' | 'REFUNDED' | 'VOID';

/**
 * An intent to pay, by one tender. The row stands, with the stock taken, before the provider hears of it. Tenders that are
 * made together follow their lead: the one that a provider charges, else the first.
 */
export type PaymentsTable = {
  /** Also the idempotency key towards the provider. */
  id: string;
  /** The payment that this one was made with and shares the fate of; null for the lead itself. */
  lead_id: string | null;
  session_id: string;
  account_id: string | null;
  /** The shopper's key; unique within the session. Only the lead has it. */
  idempotency_key: string | null;
  /** Hash of what was asked, so that the key with another body is told apart. */
  request_hash: string;
  kind: PaymentKind;
  /** A card at the counter. */
  terminal: Defaulted<boolean>;
  /** The code or the credits that pay. */
  purse_id: string | null;
  is_trade: Defaulted<boolean>;
  /** Of a manual payment: cash, check … */
  manual_type: string | null;
  notes: string | null;
  status: PaymentStatus;
  amount_cents: number;
  currency: string;
  /** The plan of which this pays the deposit. */
  layaway_ref: string | null;
  /** Who takes the money; null where the shop itself does. It goes back there, whoever charges by then. */
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
  /** What a bank holds until a dispute is decided. */
  disputed_cents: Defaulted<number>;
  /** What a bank took back: it is owed again. */
  returned_cents: Defaulted<number>;
  /** Captured, and neither given back nor taken back; reckoned by the database. */
  left_cents: ColumnType<number, never, never>;
};

/** Money to give back; `done_at` once the provider has done it. */
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
  /** The bank gave it back, not the shop. */
  reversal_id: Defaulted<string | null>;
  settle_after: Timestamp;
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
  /** What of it was left of the orders; the rest had been given back before. */
  held_cents: Defaulted<number>;
  /** In the bank's words. */
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

export type PurseKind = Extract<PaymentKind, 'code' | 'store-credits'>;

/** Money that the shop owes to whoever has a code, or to an account. Its balance never falls below zero. */
export type PursesTable = {
  id: string;
  kind: PurseKind;
  account_id: string | null;
  /** Hash of the code; the code itself is shown once, when it is issued. */
  code_hash: string | null;
  /** The last signs of the code. */
  code_hint: string | null;
  is_trade: Defaulted<boolean>;
  currency: string;
  balance_cents: number;
  expires_at: Timestamp | null;
  notes: string | null;
  issued_by: string | null;
  created_at: CreatedAt;
};

/** Why a purse's balance changed; the movements of a purse sum to its balance. */
export type PurseMovementsTable = {
  id: string;
  purse_id: string;
  amount_cents: number;
  reason: 'issued' | 'held' | 'released' | 'refunded';
  payment_id: string | null;
  refund_id: string | null;
  notes: string | null;
  actor_account_id: string | null;
  created_at: CreatedAt;
};

/** An order that was placed with a deposit. */
export type LayawaysTable = { order_id: string; plan_ref: string; deposit_cents: number; created_at: CreatedAt };

/** `until_cents` must have been paid of the order at `due_at`; `told` is the last reminder. */
export type LayawayInstalmentsTable = {
  order_id: string;
  position: number;
  due_at: Timestamp;
  amount_cents: number;
  until_cents: number;
  told: Defaulted<number>;
};

/**
 * Where money is, who owes it, and what it is for. `purses` is what the shop owes on codes and credits, `held` what of it
 * waits for a payment to be decided, `issued` what was put into purses, `returns` what was given back of placed orders,
 * `disputed` what banks hold until they have decided, `losses` what they took beyond what was left.
 */
export const ledgerAccounts = [
  'card',
  'valor',
  'paypal',
  'shop-pay',
  'affirm',
  'ach',
  'manual',
  'purses',
  'held',
  'issued',
  'disputed',
  'losses',
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
  payment_orders: PaymentOrdersTable;
  refunds: RefundsTable;
  payment_reversals: PaymentReversalsTable;
  layaways: LayawaysTable;
  layaway_instalments: LayawayInstalmentsTable;
  purses: PursesTable;
  purse_movements: PurseMovementsTable;
  webhook_events: WebhookEventsTable;
  ledger_entries: LedgerEntriesTable;
  ledger_lines: LedgerLinesTable;
};

export type PaymentRow = Selectable<PaymentsTable>;
export type ReversalRow = Selectable<PaymentReversalsTable>;
export type PurseRow = Selectable<PursesTable>;

declare module '#api/platform/db/database.ts' {
  interface Database extends PaymentsTables {}
}
