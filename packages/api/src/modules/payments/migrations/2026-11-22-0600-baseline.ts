import { type Kysely, sql } from 'kysely';

const ledger = [
  // One entry per event that moved money; event_key makes a repeated event the same entry.
  sql`CREATE TABLE ledger_entries (
    id text COLLATE "C" PRIMARY KEY,
    kind text NOT NULL CONSTRAINT ledger_entries_kind CHECK (kind IN (
      'sale', 'cancellation', 'price-reduction', 'return', 'capture', 'unwanted-charge', 'refund-due', 'refund', 'refund-failed',
      'dispute', 'dispute-won', 'taken-back', 'write-off', 'issue', 'hold', 'release', 'payout', 'carry-over')),
    event_key text NOT NULL CONSTRAINT ledger_entries_event UNIQUE,
    -- Null for what concerns no order, such as issuing a gift card.
    order_id text COLLATE "C" REFERENCES orders,
    created_at timestamptz NOT NULL DEFAULT now()
  )`,
  sql`CREATE INDEX ledger_entries_order ON ledger_entries (order_id)`,
  // Debits are positive, credits negative.
  sql`CREATE TABLE ledger_lines (
    entry_id text COLLATE "C" NOT NULL REFERENCES ledger_entries,
    account text NOT NULL CONSTRAINT ledger_lines_account CHECK (account IN (
      'card', 'valor', 'paypal', 'shop-pay', 'affirm', 'ach', 'manual', 'bank', 'disputed', 'receivable', 'seller-receivable',
      'seller-payable', 'refunds-payable', 'returns-payable', 'stored-value', 'held', 'tax-payable',
      'sales', 'commission', 'shipping', 'financing-fees', 'issued', 'write-offs')),
    -- Whose balance, on the accounts that are kept for each seller.
    seller_account_id text COLLATE "C" REFERENCES accounts,
    amount_cents bigint NOT NULL CHECK (amount_cents <> 0),
    PRIMARY KEY (entry_id, account),
    CONSTRAINT ledger_lines_of_seller CHECK (
      (account IN ('seller-payable', 'seller-receivable')) = (seller_account_id IS NOT NULL))
  )`,
  sql`CREATE INDEX ledger_lines_seller ON ledger_lines (seller_account_id, account) WHERE seller_account_id IS NOT NULL`,
  // Deferred to the commit, as the lines of an entry are inserted one after another.
  sql`CREATE FUNCTION ledger_entry_balances() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF (SELECT sum(amount_cents) FROM ledger_lines WHERE entry_id = NEW.entry_id) <> 0 THEN
        RAISE EXCEPTION 'The ledger entry % does not balance', NEW.entry_id USING ERRCODE = '23514';
      END IF;
      RETURN NULL;
    END
  $$`,
  sql`CREATE CONSTRAINT TRIGGER ledger_lines_balance AFTER INSERT OR UPDATE ON ledger_lines
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_entry_balances()`,
  sql`CREATE FUNCTION ledger_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      RAISE EXCEPTION 'The ledger is never changed; write a new entry' USING ERRCODE = '23514';
    END
  $$`,
  sql`CREATE TRIGGER ledger_lines_append_only BEFORE UPDATE OR DELETE ON ledger_lines
    FOR EACH ROW EXECUTE FUNCTION ledger_is_append_only()`,
];

const storedValue = [
  // Money that the shop owes: the balance of a prepaid code, or a member's store credits. The balance never falls below zero.
  sql`CREATE TABLE stored_value_accounts (
    id text COLLATE "C" PRIMARY KEY,
    kind text NOT NULL CHECK (kind IN ('code', 'store-credits')),
    account_id text COLLATE "C" REFERENCES accounts,
    -- The code itself is shown once, when it is issued; the hint is its last characters.
    code_hash text CONSTRAINT stored_value_accounts_code UNIQUE,
    code_hint text,
    -- Credits from a trade-in.
    is_trade boolean NOT NULL DEFAULT false,
    currency text NOT NULL,
    balance_cents bigint NOT NULL CONSTRAINT stored_value_accounts_never_below_zero CHECK (balance_cents >= 0),
    expires_at timestamptz,
    notes text CHECK (length(notes) <= 500),
    issued_by text COLLATE "C" REFERENCES accounts,
    created_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT stored_value_accounts_of_a_kind CHECK (
      CASE kind WHEN 'code' THEN code_hash IS NOT NULL AND code_hint IS NOT NULL
        ELSE account_id IS NOT NULL AND code_hash IS NULL AND expires_at IS NULL END
    )
  )`,
  sql`CREATE UNIQUE INDEX stored_value_accounts_credits ON stored_value_accounts (account_id, is_trade) WHERE kind = 'store-credits'`,
];

const payments = [
  // An intent to pay by one method, written with the stock taken before the provider hears of it. Payments made together
  // are one primary payment and its secondary ones, which share its fate.
  sql`CREATE TABLE payments (
    -- Also the idempotency key towards the provider.
    id text COLLATE "C" PRIMARY KEY,
    primary_payment_id text COLLATE "C" REFERENCES payments,
    session_id text COLLATE "C" NOT NULL,
    account_id text COLLATE "C" REFERENCES accounts,
    -- The shopper's key, on the primary payment only; the hash refuses the same key with another request.
    idempotency_key text,
    request_hash text NOT NULL,

    kind text NOT NULL,
    -- A card at the counter.
    terminal boolean NOT NULL DEFAULT false,
    -- The prepaid code or store credits that pay.
    stored_value_account_id text COLLATE "C" REFERENCES stored_value_accounts,
    is_trade boolean NOT NULL DEFAULT false,
    -- Of a manual payment: cash, check ...
    manual_type text CHECK (length(manual_type) <= 60),
    notes text CHECK (length(notes) <= 500),
    -- The layaway plan of which this pays the deposit.
    plan_ref text,

    status text NOT NULL CHECK (status IN ('REQUIRES_ACTION', 'SUBMITTED', 'CAPTURED', 'FAILED', 'REFUNDED', 'VOID')),
    amount_cents bigint NOT NULL CHECK (amount_cents BETWEEN 1 AND 2000000000),
    currency text NOT NULL,

    -- Who took the money; refunds go there, whichever provider charges by then. Null where the shop itself took it.
    provider text CHECK (provider IN ('gateway', 'stripe')),
    provider_ref text,
    network text,
    last4 text,
    failure_code text,
    -- Where the shopper confirms, and how, while that is pending.
    action_url text,
    action_type text,

    -- When a bank accepted it that answers after days; the order counts as placed from then on.
    submitted_at timestamptz,
    -- Since when the provider processes what the shopper confirmed.
    processing_since timestamptz,
    -- When the sweeper looks at it, unless it is settled by then.
    next_attempt_at timestamptz NOT NULL,
    captured_at timestamptz,
    created_at timestamptz NOT NULL DEFAULT now(),

    CONSTRAINT payments_kind CHECK (
      kind IN ('card', 'valor', 'paypal', 'shop-pay', 'affirm', 'ach', 'code', 'store-credits', 'manual')),
    CONSTRAINT payments_once UNIQUE (session_id, idempotency_key),
    CONSTRAINT payments_key_of_primary CHECK ((primary_payment_id IS NULL) = (idempotency_key IS NOT NULL)),
    CONSTRAINT payments_from_stored_value CHECK ((kind IN ('code', 'store-credits')) = (stored_value_account_id IS NOT NULL)),
    CONSTRAINT payments_manual_type CHECK ((kind = 'manual') = (manual_type IS NOT NULL)),
    CONSTRAINT payments_of_provider CHECK ((kind IN ('code', 'store-credits', 'manual')) = (provider IS NULL)),
    CONSTRAINT payments_captured_with_date CHECK (status NOT IN ('CAPTURED', 'REFUNDED') OR captured_at IS NOT NULL)
  )`,
  sql`CREATE INDEX payments_of_primary ON payments (primary_payment_id) WHERE primary_payment_id IS NOT NULL`,
  // For the sweeper.
  sql`CREATE INDEX payments_unsettled ON payments (next_attempt_at)
    WHERE status IN ('SUBMITTED', 'REQUIRES_ACTION') AND primary_payment_id IS NULL`,
  // For webhooks, which name the charge.
  sql`CREATE INDEX payments_provider_ref ON payments (provider_ref) WHERE provider_ref IS NOT NULL`,
  // What a payment pays of an order, with the order's price as it was agreed.
  sql`CREATE TABLE payment_allocations (
    id text COLLATE "C" PRIMARY KEY,
    payment_id text COLLATE "C" NOT NULL REFERENCES payments,
    order_id text COLLATE "C" NOT NULL REFERENCES orders ON DELETE CASCADE,
    amount_cents bigint NOT NULL CHECK (amount_cents > 0),
    sub_total_cents bigint NOT NULL,
    discount_cents bigint NOT NULL,
    shipping_cents bigint NOT NULL,
    extra_fee_cents bigint NOT NULL,
    tax_cents bigint NOT NULL,
    total_cents bigint NOT NULL,
    captured_cents bigint NOT NULL DEFAULT 0,
    capture_entry_id text COLLATE "C" REFERENCES ledger_entries,
    refunded_cents bigint NOT NULL DEFAULT 0,
    -- Held by a bank until a dispute is decided, and taken back for good.
    disputed_cents bigint NOT NULL DEFAULT 0 CHECK (disputed_cents >= 0),
    returned_cents bigint NOT NULL DEFAULT 0 CHECK (returned_cents >= 0),
    -- What can still be refunded.
    left_cents bigint NOT NULL GENERATED ALWAYS AS (captured_cents - refunded_cents - disputed_cents - returned_cents) STORED,
    CONSTRAINT payment_allocations_once UNIQUE (payment_id, order_id),
    CONSTRAINT payment_allocations_captured CHECK (captured_cents IN (0, amount_cents)),
    CONSTRAINT payment_allocations_journalled CHECK ((captured_cents > 0) = (capture_entry_id IS NOT NULL)),
    CONSTRAINT payment_allocations_refunded CHECK (refunded_cents BETWEEN 0 AND captured_cents),
    CONSTRAINT payment_allocations_left CHECK (captured_cents - refunded_cents - disputed_cents - returned_cents >= 0)
  )`,
  sql`CREATE INDEX payment_allocations_order ON payment_allocations (order_id)`,
  // Inbox of webhooks: the provider's event id makes a repeated delivery the same event.
  sql`CREATE TABLE webhook_events (
    id text PRIMARY KEY,
    type text NOT NULL,
    payment_id text COLLATE "C",
    received_at timestamptz NOT NULL DEFAULT now(),
    processed_at timestamptz
  )`,
];

const refunds = [
  // Money that a bank took back after it was paid: returned for good, or held until a dispute is decided.
  sql`CREATE TABLE payment_reversals (
    id text COLLATE "C" PRIMARY KEY,
    payment_id text COLLATE "C" NOT NULL REFERENCES payments,
    provider_ref text NOT NULL,
    kind text NOT NULL CHECK (kind IN ('return', 'dispute')),
    -- A return is lost at once.
    status text NOT NULL CHECK (status IN ('open', 'won', 'lost')),
    amount_cents bigint NOT NULL CHECK (amount_cents > 0),
    entry_id text COLLATE "C" NOT NULL REFERENCES ledger_entries,
    -- The part that was left of the orders; the remainder had been refunded before.
    held_cents bigint NOT NULL DEFAULT 0,
    -- As the bank words it.
    reason text,
    -- The shop's deadline to answer.
    respond_by timestamptz,
    created_at timestamptz NOT NULL DEFAULT now(),
    decided_at timestamptz,
    CONSTRAINT payment_reversals_once UNIQUE (payment_id, provider_ref),
    CONSTRAINT payment_reversals_held CHECK (held_cents BETWEEN 0 AND amount_cents),
    CONSTRAINT payment_reversals_decided CHECK ((status = 'open') = (decided_at IS NULL))
  )`,
  // Written before the provider is asked.
  sql`CREATE TABLE refunds (
    id text COLLATE "C" PRIMARY KEY,
    origin text NOT NULL DEFAULT 'order' CHECK (origin IN ('order', 'unwanted-charge', 'bank', 'provider')),
    order_id text COLLATE "C" REFERENCES orders,
    payment_id text COLLATE "C" NOT NULL REFERENCES payments,
    amount_cents bigint NOT NULL CHECK (amount_cents > 0),
    -- For the buyer to read; null when the order was cancelled.
    reason text CHECK (length(reason) BETWEEN 1 AND 500),
    status text NOT NULL DEFAULT 'requested' CHECK (status IN ('requested', 'pending', 'succeeded', 'failed')),
    -- With the id the idempotency key towards the provider: an attempt that failed is not repeated by its own key.
    attempt integer NOT NULL DEFAULT 1 CHECK (attempt > 0),
    is_void boolean NOT NULL DEFAULT false,
    provider_ref text,
    failure text CHECK (length(failure) <= 200),
    -- Set when the bank, not the shop, gave the money back.
    reversal_id text COLLATE "C" REFERENCES payment_reversals,
    due_entry_id text COLLATE "C" REFERENCES ledger_entries,
    entry_id text COLLATE "C" REFERENCES ledger_entries,
    next_attempt_at timestamptz NOT NULL,
    succeeded_at timestamptz,
    created_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT refunds_of_order CHECK ((origin = 'unwanted-charge') = (order_id IS NULL)),
    CONSTRAINT refunds_due_journalled CHECK ((origin = 'bank') = (due_entry_id IS NULL)),
    CONSTRAINT refunds_journalled CHECK ((status = 'succeeded') = (succeeded_at IS NOT NULL) AND (status = 'succeeded') = (entry_id IS NOT NULL))
  )`,
  sql`CREATE INDEX refunds_order ON refunds (order_id)`,
  sql`CREATE INDEX refunds_payment ON refunds (payment_id)`,
  sql`CREATE INDEX refunds_unsettled ON refunds (next_attempt_at) WHERE status <> 'succeeded'`,
  // A charge that nobody wants is refunded once.
  sql`CREATE UNIQUE INDEX refunds_unwanted ON refunds (payment_id) WHERE origin = 'unwanted-charge'`,
];

const storedValueTransactions = [
  // Why a balance changed; the transactions of an account add up to its balance. A secondary payment is held from the
  // moment its intent is written until the primary payment is captured or released.
  sql`CREATE TABLE stored_value_transactions (
    id text COLLATE "C" PRIMARY KEY,
    stored_value_account_id text COLLATE "C" NOT NULL REFERENCES stored_value_accounts,
    amount_cents bigint NOT NULL CHECK (amount_cents <> 0),
    reason text NOT NULL CHECK (reason IN ('issued', 'held', 'released', 'refunded')),
    payment_id text COLLATE "C" REFERENCES payments,
    refund_id text COLLATE "C" REFERENCES refunds,
    notes text CHECK (length(notes) <= 500),
    actor_account_id text COLLATE "C" REFERENCES accounts,
    entry_id text COLLATE "C" NOT NULL REFERENCES ledger_entries,
    created_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT stored_value_transactions_direction CHECK ((amount_cents < 0) = (reason = 'held')),
    CONSTRAINT stored_value_transactions_of_payment CHECK ((reason IN ('held', 'released')) = (payment_id IS NOT NULL)),
    CONSTRAINT stored_value_transactions_of_refund CHECK ((reason = 'refunded') = (refund_id IS NOT NULL)),
    CONSTRAINT stored_value_transactions_once UNIQUE (payment_id, reason),
    CONSTRAINT stored_value_transactions_refunded_once UNIQUE (refund_id)
  )`,
  sql`CREATE INDEX stored_value_transactions_of_account ON stored_value_transactions (stored_value_account_id, id DESC)`,
];

const settlements = [
  // On which terms an order was sold, who gets how much of its price, and what became of it since.
  sql`CREATE TABLE order_settlements (
    order_id text COLLATE "C" PRIMARY KEY REFERENCES orders,
    sale_entry_id text COLLATE "C" NOT NULL REFERENCES ledger_entries,
    -- Null: the shop's own goods.
    seller_account_id text COLLATE "C" REFERENCES accounts,
    -- The shop's share of the seller's goods, in steps of the price.
    commission jsonb NOT NULL,
    seller_ships boolean NOT NULL,
    goods_cents bigint NOT NULL,
    shipping_cents bigint NOT NULL,
    financing_fee_cents bigint NOT NULL,
    tax_cents bigint NOT NULL,
    -- By how much the price was lowered since: refunds, lost disputes, cancellation.
    reduced_goods_cents bigint NOT NULL DEFAULT 0 CHECK (reduced_goods_cents BETWEEN 0 AND goods_cents),
    reduced_shipping_cents bigint NOT NULL DEFAULT 0 CHECK (reduced_shipping_cents BETWEEN 0 AND shipping_cents),
    reduced_financing_fee_cents bigint NOT NULL DEFAULT 0 CHECK (reduced_financing_fee_cents BETWEEN 0 AND financing_fee_cents),
    reduced_tax_cents bigint NOT NULL DEFAULT 0 CHECK (reduced_tax_cents BETWEEN 0 AND tax_cents),
    -- Price of the goods that came back.
    returned_cents bigint NOT NULL DEFAULT 0 CHECK (returned_cents BETWEEN 0 AND goods_cents)
  )`,
  // Money paid to sellers. What a seller owes of other orders, because it was refunded after it was paid out, is kept of it.
  sql`CREATE TABLE payouts (
    id text COLLATE "C" PRIMARY KEY,
    order_id text COLLATE "C" NOT NULL REFERENCES order_settlements,
    seller_account_id text COLLATE "C" NOT NULL REFERENCES accounts,
    amount_cents bigint NOT NULL CHECK (amount_cents >= 0),
    offset_cents bigint NOT NULL CHECK (offset_cents >= 0),
    entry_id text COLLATE "C" NOT NULL CONSTRAINT payouts_entry UNIQUE REFERENCES ledger_entries,
    paid_by text COLLATE "C" REFERENCES accounts,
    paid_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT payouts_of_something CHECK (amount_cents + offset_cents > 0)
  )`,
  sql`CREATE INDEX payouts_order ON payouts (order_id)`,
];

const bookChecks = [
  // What the daily comparison of the books with themselves, and with providers, found.
  sql`CREATE TABLE book_checks (
    id text COLLATE "C" PRIMARY KEY,
    -- The books, or a provider's name.
    subject text NOT NULL,
    -- How many of the provider's payments were compared.
    checked integer NOT NULL,
    differences jsonb NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now()
  )`,
  sql`CREATE INDEX book_checks_subject ON book_checks (subject, id DESC)`,
];

/** The double-entry ledger, stored value, payments and what they pay of orders, refunds, settlements with sellers, checks of the books. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const groups = [ledger, storedValue, payments, refunds, storedValueTransactions, settlements, bookChecks];
  for (const statement of groups.flat()) await statement.execute(db);
}
