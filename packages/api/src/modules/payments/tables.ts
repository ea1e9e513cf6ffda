import type { PaymentKind } from '@headstock/contracts/payments';
import type { CommissionStep } from '@headstock/contracts/store-profile';
import type { SettledLine } from './settlement/settled-lines.model.ts';
import type { ColumnType, Selectable } from 'kysely';
import type { BookDifference } from './books/book-difference.ts';
import type { CreatedAt, Defaulted, Timestamp } from '#api/platform/db/columns.ts';
import type { EntryKind, LedgerAccount } from '@headstock/contracts/ledger';
import type { GoodsMovementsTable, GoodsOnHandTable, GoodsWriteOffsTable } from './goods/tables.ts';
import type { StoredValueKind } from './payment-kinds.ts';
import type { ProviderSettlementRowsTable, ProviderSettlementsTable } from './provider-settlements/tables.ts';

export type PaymentStatus = 'REQUIRES_ACTION' | 'SUBMITTED' | 'CAPTURED' | 'FAILED' | 'REFUNDED' | 'VOID';

/**
 * An intent to pay, by one payment method. The row is written, and the stock reserved, before the provider is asked. Payments
 * that are made together are one primary payment, the one that a provider charges or else the first, and its secondary ones.
 */
export type PaymentsTable = {
  /** Also the idempotency key towards the provider. */
  id: string;
  /** The primary payment that this one succeeds or fails with; null for the primary payment itself. */
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
  /** The account of the code or the credits that pays. */
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
  /** Who charges; null where the shop itself takes the money. Refunds go through this provider, even after the shop changed to another. */
  provider: 'gateway' | 'stripe' | null;
  /** The provider's id of the charge. */
  provider_ref: string | null;
  network: string | null;
  last4: string | null;
  /** The kept card that pays; null once it was removed. */
  saved_card_id: Defaulted<string | null>;
  /** The payer agreed that the card is kept once it has paid. */
  saves_card: Defaulted<boolean>;
  failure_code: string | null;
  /** Where the shopper confirms, or verifies a bank account; only while it is not settled. */
  action_url: string | null;
  /** redirect, or verify_with_microdeposits. */
  action_type: string | null;
  /** When a bank accepted it for processing, which takes days: the order is placed then. */
  submitted_at: Timestamp | null;
  /** When the shopper confirmed it, and the provider began to process it. */
  processing_since: Timestamp | null;
  /** When the sweeper checks it, unless it is settled by then. */
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
  /** The ledger entry of the capture. */
  capture_entry_id: Defaulted<string | null>;
  refunded_cents: Defaulted<number>;
  /** Withheld by a bank while a dispute is open. */
  disputed_cents: Defaulted<number>;
  /** Reversed by a bank: no longer paid. */
  returned_cents: Defaulted<number>;
  /** Captured, and neither refunded nor reversed; computed by the database. */
  left_cents: ColumnType<number, never, never>;
};

/**
 * `requested`: not accepted by the provider yet. `pending`: accepted, and it can still fail. `failed`: rejected or returned; it
 * is retried at `next_attempt_at`.
 */
export type RefundStatus = 'requested' | 'pending' | 'succeeded' | 'failed';

/**
 * Why a payment is refunded. `order`: the shop refunds an order. `unwanted-charge`: a provider charged a payment that is void, or
 * another amount than agreed. `bank`: a lost dispute. `provider`: issued in the provider's dashboard.
 */
export type RefundOrigin = 'order' | 'unwanted-charge' | 'bank' | 'provider';

/** A refund, written before the provider is asked. */
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
  /** Why the latest attempt failed, in the provider's words. */
  failure: Defaulted<string | null>;
  /** The reversal by which the bank refunded it, not the shop. */
  reversal_id: Defaulted<string | null>;
  /** The ledger entry by which the shop owes it to the buyer; null where the bank had paid it already. */
  due_entry_id: string | null;
  /** The ledger entry of the refund, once it succeeded. */
  entry_id: Defaulted<string | null>;
  next_attempt_at: Timestamp;
  succeeded_at: Timestamp | null;
  created_at: CreatedAt;
};

/** A bank's reversal of a captured payment: a final return, or a dispute. */
export type PaymentReversalsTable = {
  id: string;
  payment_id: string;
  /** The provider's id of it. */
  provider_ref: string;
  kind: 'return' | 'dispute';
  /** A return is lost at once. */
  status: 'open' | 'won' | 'lost';
  amount_cents: number;
  /** The ledger entry of what the bank withdrew. */
  entry_id: string;
  /** How much of it was still captured for orders; the remainder had been refunded before. */
  held_cents: Defaulted<number>;
  /** In the bank's words. */
  reason: string | null;
  /** Until when the shop may answer. */
  respond_by: Timestamp | null;
  created_at: CreatedAt;
  decided_at: Timestamp | null;
};

/** The inbox of webhooks: each event is processed once. */
export type WebhookEventsTable = {
  id: string;
  type: string;
  payment_id: string | null;
  received_at: CreatedAt;
  processed_at: Timestamp | null;
};

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

/**
 * `held`: reserved for a payment, which spends it; `released`: the payment failed. `adjusted`: staff corrected the balance.
 * `expired`: what was left of a code after its last day. `moved`: to or from another account of the same person.
 */
export type StoredValueReason = 'issued' | 'held' | 'released' | 'refunded' | 'adjusted' | 'expired' | 'moved';

/** What staff takes for a code at the counter: both lie in the drawer. */
export type CodePayment = 'cash' | 'check';

/** Why the balance of an account changed; the transactions of an account sum to its balance. */
export type StoredValueTransactionsTable = {
  id: string;
  stored_value_account_id: string;
  amount_cents: number;
  reason: StoredValueReason;
  payment_id: string | null;
  refund_id: string | null;
  notes: string | null;
  actor_account_id: string | null;
  /** The key of the request that staff sent, so that a repeated one changes nothing. */
  request_key: Defaulted<string | null>;
  /** What a code that was sold was paid with; null for what was given away, and for every other change. */
  paid_by: Defaulted<CodePayment | null>;
  /** Its ledger entry. */
  entry_id: string;
  created_at: CreatedAt;
};

/** The terms on which an order was sold, how its price is split, and what of it was refunded or returned since. One for each placed order. */
export type OrderSettlementsTable = {
  order_id: string;
  sale_entry_id: string;
  /** Whose goods were sold; null: the shop's own. */
  seller_account_id: string | null;
  /** The shop's share of a seller's goods, in steps, as it was when the order was placed. */
  commission: ColumnType<readonly CommissionStep[], string, never>;
  /** What was paid for each line, and the share that was agreed for it; none in orders that were placed before shares were kept by line. */
  lines: ColumnType<readonly SettledLine[], string | undefined, string>;
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
  /** Price of the returned goods. */
  returned_cents: Defaulted<number>;
};

/** Money paid to a seller for an order. */
export type PayoutsTable = {
  id: string;
  order_id: string;
  seller_account_id: string;
  amount_cents: number;
  /** Withheld for what the seller owed on other orders. */
  offset_cents: number;
  entry_id: string;
  /** The staff account that recorded it. */
  paid_by: string | null;
  paid_at: Defaulted<Date>;
  /** When the seller's bank sent it back, and why; at most 200 characters. */
  failed_at: Defaulted<Date | null>;
  failure_reason: Defaulted<string | null>;
};

export { type EntryKind, entryKinds, type LedgerAccount, ledgerAccounts } from '@headstock/contracts/ledger';

/** Why the shop corrects what a seller gets: a fine by its terms, or a mistake that is put right. */
export const correctionKinds = ['FINE', 'CORRECTION'] as const;
export type CorrectionKind = (typeof correctionKinds)[number];

/** A correction of what a seller gets for an order. Rows are never changed: one is put right by another. */
export type SellerCorrectionsTable = {
  id: string;
  seller_account_id: string;
  order_id: string;
  entry_id: string;
  kind: CorrectionKind;
  /** Above 0 in the seller's favour; a fine is below. */
  amount_cents: number;
  /** What the seller reads; at most 500 characters. */
  reason: string;
  /** The staff account that entered it. */
  entered_by: string;
  /** The key of the request, so that a repeated one enters nothing. */
  request_key: string;
  created_at: CreatedAt;
};

/** A ledger entry. `event_key` is unique, so that each event is entered once. */
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
  /** The seller, on `seller-payable` and `seller-receivable`. */
  seller_account_id: string | null;
  amount_cents: number;
};

/** What a count of the drawer had over or short, or what went to the bank. */
export type CashMovementsTable = {
  id: string;
  kind: 'count' | 'deposit';
  /** Above 0 what was over, or came to the bank. */
  amount_cents: number;
  reason: string;
  actor_account_id: string | null;
  entry_id: string;
  created_at: CreatedAt;
};

/** The result of a check of the books. */
export type BookChecksTable = {
  id: string;
  /** `books`, or a provider's name. */
  subject: string;
  checked: number;
  differences: ColumnType<readonly BookDifference[], string, never>;
  created_at: CreatedAt;
};

export type PaymentsTables = {
  cash_movements: CashMovementsTable;
  payments: PaymentsTable;
  payment_allocations: PaymentAllocationsTable;
  refunds: RefundsTable;
  payment_reversals: PaymentReversalsTable;
  order_settlements: OrderSettlementsTable;
  payouts: PayoutsTable;
  seller_corrections: SellerCorrectionsTable;
  book_checks: BookChecksTable;
  stored_value_accounts: StoredValueAccountsTable;
  stored_value_transactions: StoredValueTransactionsTable;
  webhook_events: WebhookEventsTable;
  goods_movements: GoodsMovementsTable;
  goods_on_hand: GoodsOnHandTable;
  goods_write_offs: GoodsWriteOffsTable;
  provider_settlements: ProviderSettlementsTable;
  provider_settlement_rows: ProviderSettlementRowsTable;
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
