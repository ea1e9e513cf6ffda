import type { PaymentKind } from '@headstock/contracts/payments';
import type { CommissionStep } from '@headstock/contracts/store-profile';
import type { ColumnType, Selectable } from 'kysely';
import type { BookDifference } from './books/book-difference.ts';
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
  /** Who takes the money; null where the shop itself does. Refunds go there, even after the provider was changed. */
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
  /** The ledger's entry of the capture. */
  capture_entry_id: Defaulted<string | null>;
  refunded_cents: Defaulted<number>;
  /** What a bank holds until a dispute is decided. */
  disputed_cents: Defaulted<number>;
  /** What a bank took back: it is owed again. */
  returned_cents: Defaulted<number>;
  /** Captured, and neither refunded nor taken back; computed by the database. */
  left_cents: ColumnType<number, never, never>;
};

/**
 * `requested`: the provider has not taken it yet. `pending`: the provider has it, and it can still fail. `failed`: it came
 * back; it is tried again at `next_attempt_at`.
 */
export type RefundStatus = 'requested' | 'pending' | 'succeeded' | 'failed';

/**
 * Why money goes back. `order`: the shop refunds an order. `unwanted-charge`: a provider charged what no payment wants.
 * `bank`: a lost dispute. `provider`: somebody refunded it at the provider's own dashboard.
 */
export type RefundOrigin = 'order' | 'unwanted-charge' | 'bank' | 'provider';

/** Money to refund, written before the provider is asked. */
export type RefundsTable = {
  id: string;
  origin: Defaulted<RefundOrigin>;
  /** Null for an unwanted charge. */
  order_id: string | null;
  payment_id: string;
  amount_cents: number;
  /** Null where the order was cancelled, or the shop did not decide it. */
  reason: string | null;
  status: Defaulted<RefundStatus>;
  /** Counts from 1; each attempt has an idempotency key of its own towards the provider. */
  attempt: Defaulted<number>;
  is_void: Defaulted<boolean>;
  /** The provider's id of the latest attempt. */
  provider_ref: string | null;
  /** Why the latest attempt failed, as the provider puts it. */
  failure: Defaulted<string | null>;
  /** The reversal by which the bank refunded it, not the shop. */
  reversal_id: Defaulted<string | null>;
  /** The ledger's entry by which the buyer has it coming; null where the bank had given it already. */
  due_entry_id: string | null;
  /** The ledger's entry of the refund, once it succeeded. */
  entry_id: Defaulted<string | null>;
  next_attempt_at: Timestamp;
  succeeded_at: Timestamp | null;
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
  /** The ledger's entry of the money that the bank took. */
  entry_id: string;
  /** What of it was left of the orders; the remainder had been refunded before. */
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
  /** The ledger's entry of it. */
  entry_id: string;
  created_at: CreatedAt;
};

/** On which terms an order was sold, who gets how much of its price, and what became of it since. One for each placed order. */
export type OrderSettlementsTable = {
  order_id: string;
  sale_entry_id: string;
  /** Whose goods were sold; null: the shop's own. */
  seller_account_id: string | null;
  /** The shop's share of a seller's goods, in steps, as it was when the order was placed. */
  commission: ColumnType<readonly CommissionStep[], string, never>;
  /** Whether the seller sends the goods, and gets what was paid for shipping. */
  seller_ships: boolean;
  goods_cents: number;
  shipping_cents: number;
  financing_fee_cents: number;
  tax_cents: number;
  /** By how much each part of the price was lowered since. */
  reduced_goods_cents: Defaulted<number>;
  reduced_shipping_cents: Defaulted<number>;
  reduced_financing_fee_cents: Defaulted<number>;
  reduced_tax_cents: Defaulted<number>;
  /** Price of the goods that came back. */
  returned_cents: Defaulted<number>;
};

/** Money paid to a seller for an order. */
export type PayoutsTable = {
  id: string;
  order_id: string;
  seller_account_id: string;
  amount_cents: number;
  /** Kept for what the seller owed of other orders. */
  offset_cents: number;
  entry_id: string;
  /** The account of who noted it. */
  paid_by: string | null;
  paid_at: Defaulted<Date>;
};

/**
 * Where money is (with providers, in the register, `bank`, or `disputed`: held by banks until they have decided), who owes it
 * to the shop (`receivable`: buyers; `seller-receivable`: sellers, while a payout settles it), whom the shop owes it
 * (`seller-payable`; `refunds-payable`; `returns-payable`: goods that came back and were not refunded; `stored-value` on codes
 * and credits; `held`: what of it waits for a payment to be decided; `tax-payable`), what the shop earned (`sales` of its own goods,
 * `commission`, `shipping`, `financing-fees`), and what it lost (`issued`: put onto codes and credits; `write-offs`: taken by banks beyond
 * what was left).
 */
export const ledgerAccounts = [
  'card',
  'valor',
  'paypal',
  'shop-pay',
  'affirm',
  'ach',
  'manual',
  'bank',
  'disputed',
  'receivable',
  'seller-receivable',
  'seller-payable',
  'refunds-payable',
  'returns-payable',
  'stored-value',
  'held',
  'tax-payable',
  'sales',
  'commission',
  'shipping',
  'financing-fees',
  'issued',
  'write-offs',
] as const;
export type LedgerAccount = (typeof ledgerAccounts)[number];

/** The events that move money. */
export const entryKinds = [
  'sale',
  'cancellation',
  'price-reduction',
  'return',
  'capture',
  'unwanted-charge',
  'refund-due',
  'refund',
  'refund-failed',
  'dispute',
  'dispute-won',
  'taken-back',
  'write-off',
  'issue',
  'hold',
  'release',
  'payout',
  'carry-over',
] as const;
export type EntryKind = (typeof entryKinds)[number];

/** One event of money. `event_key` names it, so that it is written once. */
export type LedgerEntriesTable = {
  id: string;
  kind: EntryKind;
  event_key: string;
  order_id: string | null;
  created_at: CreatedAt;
};

/** Debits are positive, credits negative; the lines of an entry sum to zero. */
export type LedgerLinesTable = {
  entry_id: string;
  account: LedgerAccount;
  /** Whose balance, on `seller-payable` and `seller-receivable`. */
  seller_account_id: string | null;
  amount_cents: number;
};

/** What a comparison of the books found. */
export type BookChecksTable = {
  id: string;
  /** `books`, or a provider's name. */
  subject: string;
  checked: number;
  differences: ColumnType<readonly BookDifference[], string, never>;
  created_at: CreatedAt;
};

export type PaymentsTables = {
  payments: PaymentsTable;
  payment_allocations: PaymentAllocationsTable;
  refunds: RefundsTable;
  payment_reversals: PaymentReversalsTable;
  order_settlements: OrderSettlementsTable;
  payouts: PayoutsTable;
  book_checks: BookChecksTable;
  stored_value_accounts: StoredValueAccountsTable;
  stored_value_transactions: StoredValueTransactionsTable;
  webhook_events: WebhookEventsTable;
  ledger_entries: LedgerEntriesTable;
  ledger_lines: LedgerLinesTable;
};

export type RefundRow = Selectable<RefundsTable>;
export type PaymentRow = Selectable<PaymentsTable>;
export type ReversalRow = Selectable<PaymentReversalsTable>;
export type StoredValueAccountRow = Selectable<StoredValueAccountsTable>;
export type AllocationRow = Selectable<PaymentAllocationsTable>;

declare module '#api/platform/db/database.ts' {
  interface Database extends PaymentsTables {}
}
