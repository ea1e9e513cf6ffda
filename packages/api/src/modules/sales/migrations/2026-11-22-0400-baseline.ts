import { type Kysely, sql } from 'kysely';

const carts = [
  // A cart is the open orders of one owner; this row counts its changes, and locking it serialises them.
  sql`CREATE TABLE carts (
    -- account:<id> or session:<id>
    owner text COLLATE "C" PRIMARY KEY,
    version integer NOT NULL,
    updated_at timestamptz NOT NULL DEFAULT now()
  )`,
];

const orders = [
  // One buyer, one seller. Open, as part of a cart, until completed_at; placing it fixes its prices.
  sql`CREATE TABLE orders (
    id text COLLATE "C" PRIMARY KEY,
    -- What people say on the phone, from the first item in the cart on; the number is given when the order is placed.
    reference text NOT NULL CONSTRAINT orders_reference UNIQUE,
    number text CONSTRAINT orders_number UNIQUE,
    version integer NOT NULL DEFAULT 1,

    seller_account_id text COLLATE "C" NOT NULL REFERENCES accounts,
    account_id text COLLATE "C" REFERENCES accounts,
    -- The session that bought; it owns a guest's open order.
    session_id text COLLATE "C",
    -- Whom the order is for; a contact of its own for each guest.
    contact_id text COLLATE "C" REFERENCES accounts,
    salesperson_id text COLLATE "C" REFERENCES accounts,
    -- The staff account that drafted the order for its owner, until the owner claims it; and the one in whose cart the
    -- draft is, until it is sent.
    drafted_by text COLLATE "C" REFERENCES accounts,
    assigned_staff_account_id text COLLATE "C" REFERENCES accounts,
    -- 128 random bits that open the guest's link.
    guest_key text NOT NULL,
    locale text NOT NULL CHECK (locale IN ('en', 'fr')),

    ship_option text CHECK (ship_option IN ('home', 'store')),
    address_id text COLLATE "C" REFERENCES addresses,
    store_id text COLLATE "C" REFERENCES stores,
    shipping_method_ref text,
    ship_date timestamptz,

    -- An admin's price in place of the quoted one.
    shipping_override_cents bigint CHECK (shipping_override_cents BETWEEN 0 AND 2000000000),
    -- Financing fee on goods and shipping, while a method that charges one is chosen.
    fee_basis_points integer NOT NULL DEFAULT 0 CHECK (fee_basis_points BETWEEN 0 AND 10000),
    discount_cents bigint NOT NULL DEFAULT 0 CHECK (discount_cents >= 0),
    tax_exempt_reason text,
    -- The tax provider's calculation that the order was paid by.
    tax_quote_ref text,

    -- Null while the order is open: it is priced again whenever it is read.
    sub_total_cents bigint CHECK (sub_total_cents >= 0),
    shipping_cents bigint CHECK (shipping_cents >= 0),
    extra_fee_cents bigint CHECK (extra_fee_cents >= 0),
    tax_cents bigint CHECK (tax_cents >= 0),
    total_cents bigint CHECK (total_cents >= 0),

    -- A payment in flight: nothing about the order may change meanwhile.
    paying_payment_id text COLLATE "C",
    payment_state text NOT NULL DEFAULT 'UNPAID' CHECK (payment_state IN ('UNPAID', 'PARTIALLY_PAID', 'PAID', 'REFUNDED')),
    paid_cents bigint NOT NULL DEFAULT 0 CHECK (paid_cents >= 0),
    refunded_cents bigint NOT NULL DEFAULT 0 CHECK (refunded_cents >= 0),
    -- Held by banks until disputes are decided; cannot be refunded meanwhile.
    disputed_cents bigint NOT NULL DEFAULT 0 CHECK (disputed_cents >= 0),

    -- Whether the confirmation page has reported the purchase.
    analytics_shown boolean NOT NULL DEFAULT false,
    created_at timestamptz NOT NULL DEFAULT now(),
    completed_at timestamptz,
    fully_paid_at timestamptz,
    cancelled_at timestamptz,

    CONSTRAINT orders_owned CHECK (account_id IS NOT NULL OR session_id IS NOT NULL),
    CONSTRAINT orders_assigned_draft CHECK (assigned_staff_account_id IS NULL OR drafted_by IS NOT NULL),
    CONSTRAINT orders_placed_whole CHECK (
      CASE WHEN completed_at IS NULL
        THEN number IS NULL AND total_cents IS NULL AND paid_cents = 0
        ELSE number IS NOT NULL AND total_cents = sub_total_cents - discount_cents + shipping_cents + extra_fee_cents + tax_cents
      END
    ),
    CONSTRAINT orders_paid_within_total CHECK (paid_cents = 0 OR paid_cents <= total_cents),
    CONSTRAINT orders_refunded_within_paid CHECK (refunded_cents <= paid_cents),
    CONSTRAINT orders_disputed_within_paid CHECK (refunded_cents + disputed_cents <= paid_cents)
  )`,
  // A cart has one open order per seller. Drafts are beside it, one per seller in the cart of a staff account.
  sql`CREATE UNIQUE INDEX orders_open_of_account ON orders (account_id, seller_account_id)
    WHERE completed_at IS NULL AND cancelled_at IS NULL AND account_id IS NOT NULL AND drafted_by IS NULL`,
  sql`CREATE UNIQUE INDEX orders_open_of_session ON orders (session_id, seller_account_id)
    WHERE completed_at IS NULL AND cancelled_at IS NULL AND account_id IS NULL`,
  sql`CREATE UNIQUE INDEX orders_open_of_staff ON orders (assigned_staff_account_id, seller_account_id)
    WHERE completed_at IS NULL AND cancelled_at IS NULL AND assigned_staff_account_id IS NOT NULL`,
  sql`CREATE INDEX orders_drafts_of_account ON orders (account_id)
    WHERE completed_at IS NULL AND cancelled_at IS NULL AND drafted_by IS NOT NULL`,
  sql`CREATE INDEX orders_placed_of_account ON orders (account_id, completed_at DESC, id DESC) WHERE completed_at IS NOT NULL`,
  sql`CREATE INDEX orders_placed_of_seller ON orders (seller_account_id, completed_at DESC, id DESC) WHERE completed_at IS NOT NULL`,
];

const offers = [
  // The indexes decide who is first: a buyer has one open offer on a listing, a listing one accepted offer that waits to
  // be bought.
  sql`CREATE TABLE offers (
    id text COLLATE "C" PRIMARY KEY,
    listing_id text COLLATE "C" NOT NULL REFERENCES listings,
    buyer_account_id text COLLATE "C" NOT NULL REFERENCES accounts,
    -- Whose listing it was when the offer was made.
    seller_account_id text COLLATE "C" NOT NULL REFERENCES accounts,
    state text NOT NULL CHECK (state IN ('RECEIVED', 'ACCEPTED', 'DECLINED', 'COUNTERED', 'EXPIRED', 'WITHDRAWN')),
    declined_by text CHECK (declined_by IN ('AUTOMATIC', 'SELLER', 'BUYER', 'SALE')),
    -- Offered by the buyer, asked by the seller instead, agreed by both.
    amount_cents bigint NOT NULL CHECK (amount_cents BETWEEN 1 AND 2000000000),
    counter_cents bigint CHECK (counter_cents BETWEEN 1 AND 2000000000),
    agreed_cents bigint CHECK (agreed_cents BETWEEN 1 AND 2000000000),
    message text CHECK (length(message) <= 1000),
    reply text CHECK (length(reply) <= 1000),
    -- The buyer's language, for mail.
    locale text NOT NULL CHECK (locale IN ('en', 'fr')),
    -- Until then it waits for an answer or, once accepted, to be bought.
    expires_at timestamptz NOT NULL,
    ordered_at timestamptz,
    created_at timestamptz NOT NULL DEFAULT now(),
    changed_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT offers_between_two CHECK (buyer_account_id <> seller_account_id),
    CONSTRAINT offers_declined_by_somebody CHECK ((state = 'DECLINED') = (declined_by IS NOT NULL)),
    CONSTRAINT offers_countered_at_a_price CHECK (state <> 'COUNTERED' OR counter_cents IS NOT NULL),
    CONSTRAINT offers_accepted_at_a_price CHECK (state <> 'ACCEPTED' OR agreed_cents IS NOT NULL),
    CONSTRAINT offers_ordered_when_accepted CHECK (ordered_at IS NULL OR state = 'ACCEPTED')
  )`,
  sql`CREATE UNIQUE INDEX offers_one_open ON offers (listing_id, buyer_account_id)
    WHERE state IN ('RECEIVED', 'COUNTERED', 'ACCEPTED') AND ordered_at IS NULL`,
  sql`CREATE UNIQUE INDEX offers_one_accepted ON offers (listing_id) WHERE state = 'ACCEPTED' AND ordered_at IS NULL`,
  sql`CREATE INDEX offers_of_buyer ON offers (buyer_account_id, created_at DESC, id DESC)`,
  sql`CREATE INDEX offers_of_seller ON offers (seller_account_id, created_at DESC, id DESC)`,
  sql`CREATE INDEX offers_due ON offers (expires_at)
    WHERE state IN ('RECEIVED', 'COUNTERED', 'ACCEPTED') AND ordered_at IS NULL`,
];

const lineItems = [
  sql`CREATE TABLE line_items (
    id text COLLATE "C" PRIMARY KEY,
    order_id text COLLATE "C" NOT NULL REFERENCES orders ON DELETE CASCADE,
    listing_id text COLLATE "C" NOT NULL REFERENCES listings,
    quantity integer NOT NULL CHECK (quantity BETWEEN 1 AND 100000),
    -- The accepted offer that it was added with: its price holds until the offer expires.
    offer_id text COLLATE "C" REFERENCES offers,
    -- Set by staff; replaces the asking price and an offer's.
    price_override_cents bigint CHECK (price_override_cents BETWEEN 0 AND 2000000000),
    -- The price at which it was sold, fixed when its payment begins.
    unit_cents bigint CHECK (unit_cents BETWEEN 0 AND 2000000000),
    notes text CHECK (length(notes) <= 500),
    state text NOT NULL DEFAULT 'IN_CART'
      CHECK (state IN ('IN_CART', 'ORDERED', 'SHIPPED', 'DELIVERED', 'CANCELLED', 'RETURNED')),
    returned_at timestamptz,
    return_notes text,
    created_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT line_items_once UNIQUE (order_id, listing_id),
    CONSTRAINT line_items_ordered_at_a_price CHECK (state = 'IN_CART' OR unit_cents IS NOT NULL),
    CONSTRAINT line_items_returned_with_notes CHECK ((returned_at IS NULL) = (return_notes IS NULL))
  )`,
  sql`CREATE INDEX line_items_listing ON line_items (listing_id)`,
  sql`CREATE INDEX line_items_offer ON line_items (offer_id) WHERE offer_id IS NOT NULL`,
];

const holds = [
  // Who is paying for a one-of-a-kind item. The primary key decides: a listing has one hold at most.
  sql`CREATE TABLE holds (
    listing_id text COLLATE "C" PRIMARY KEY REFERENCES listings ON DELETE CASCADE,
    line_item_id text COLLATE "C" NOT NULL REFERENCES line_items ON DELETE CASCADE,
    -- The shopper's open payment pages; leaving the last one releases the hold.
    tabs text[] NOT NULL,
    begun_at timestamptz NOT NULL,
    until timestamptz NOT NULL,
    renewals integer NOT NULL DEFAULT 0 CHECK (renewals BETWEEN 0 AND 2),
    -- After leaving, the shopper may return to the remaining time until somebody else takes the hold.
    released_at timestamptz,
    CONSTRAINT holds_end_after_begin CHECK (until > begun_at)
  )`,
  sql`CREATE INDEX holds_line_item ON holds (line_item_id)`,
  // Who wants to know when a held listing is free again; first come, first notified.
  sql`CREATE TABLE waitlist_entries (
    id text COLLATE "C" PRIMARY KEY,
    listing_id text COLLATE "C" NOT NULL REFERENCES listings ON DELETE CASCADE,
    account_id text COLLATE "C" REFERENCES accounts ON DELETE CASCADE,
    session_id text COLLATE "C" NOT NULL,
    -- Of a guest; an account has its own.
    email text,
    locale text NOT NULL CHECK (locale IN ('en', 'fr')),
    notified_at timestamptz,
    created_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT waitlist_entries_reachable CHECK ((account_id IS NULL) = (email IS NOT NULL))
  )`,
  sql`CREATE UNIQUE INDEX waitlist_entries_account ON waitlist_entries (listing_id, account_id) WHERE account_id IS NOT NULL`,
  sql`CREATE UNIQUE INDEX waitlist_entries_guest ON waitlist_entries (listing_id, session_id) WHERE account_id IS NULL`,
  sql`CREATE INDEX waitlist_entries_queue ON waitlist_entries (listing_id, id)`,
];

const layaway = [
  // An order that was placed with a deposit and is paid in instalments.
  sql`CREATE TABLE layaways (
    order_id text COLLATE "C" PRIMARY KEY REFERENCES orders,
    plan_ref text NOT NULL,
    deposit_cents bigint NOT NULL CHECK (deposit_cents > 0),
    created_at timestamptz NOT NULL DEFAULT now()
  )`,
  sql`CREATE TABLE layaway_instalments (
    order_id text COLLATE "C" NOT NULL REFERENCES layaways,
    position integer NOT NULL CHECK (position > 0),
    due_at timestamptz NOT NULL,
    amount_cents bigint NOT NULL CHECK (amount_cents > 0),
    -- What must have been paid of the order by due_at: the sum paid alone tells which instalments are done.
    until_cents bigint NOT NULL CHECK (until_cents >= amount_cents),
    -- The last reminder that was sent.
    reminder_stage integer NOT NULL DEFAULT 0 CHECK (reminder_stage BETWEEN 0 AND 3),
    PRIMARY KEY (order_id, position)
  )`,
  sql`CREATE INDEX layaway_instalments_due ON layaway_instalments (due_at) WHERE reminder_stage < 3`,
];

const afterwards = [
  // Money that moved for a placed order, each movement mailed once. ref identifies it within its kind.
  sql`CREATE TABLE order_events (
    order_id text COLLATE "C" NOT NULL REFERENCES orders ON DELETE CASCADE,
    kind text NOT NULL CHECK (kind IN ('paid', 'payment-failed', 'refunded')),
    ref text NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    mailed_at timestamptz,
    PRIMARY KEY (order_id, kind, ref)
  )`,
  sql`CREATE INDEX order_events_unmailed ON order_events (created_at) WHERE mailed_at IS NULL`,
  // Money arrives in several places; the trigger makes sure that none of them forgets the mail.
  sql`CREATE FUNCTION note_order_paid() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO order_events (order_id, kind, ref) VALUES (NEW.id, 'paid', NEW.version || ':' || NEW.paid_cents)
        ON CONFLICT DO NOTHING;
      RETURN NULL;
    END
  $$`,
  sql`CREATE TRIGGER orders_note_paid AFTER UPDATE OF paid_cents ON orders FOR EACH ROW
    WHEN (NEW.paid_cents > OLD.paid_cents) EXECUTE FUNCTION note_order_paid()`,
  // Refunds that an admin requested; the key makes a repeated request the same refund.
  sql`CREATE TABLE refund_requests (
    order_id text COLLATE "C" NOT NULL REFERENCES orders,
    request_key text NOT NULL,
    amount_cents bigint NOT NULL CHECK (amount_cents > 0),
    reason text NOT NULL CHECK (length(reason) BETWEEN 1 AND 500),
    created_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (order_id, request_key)
  )`,
  // What the seller was paid, and what the shop kept.
];

const tax = [
  // The report of a sale to a tax provider that wants one, and of its refunds.
  sql`CREATE TABLE tax_reports (
    order_id text COLLATE "C" PRIMARY KEY REFERENCES orders,
    -- The provider's calculation of the sale; its transaction, once the sale is reported.
    quote_ref text NOT NULL,
    sale_ref text,
    reversed_cents bigint NOT NULL DEFAULT 0 CHECK (reversed_cents >= 0),
    -- The refund that is being reported: written before the provider is asked, so that it is asked again with the same.
    reversing_cents bigint NOT NULL DEFAULT 0 CHECK (reversing_cents >= 0),
    attempts integer NOT NULL DEFAULT 0,
    -- Null while nothing is to be reported.
    next_attempt_at timestamptz DEFAULT now(),
    -- Why the provider never takes the report.
    refused_because text
  )`,
  sql`CREATE INDEX tax_reports_due ON tax_reports (next_attempt_at) WHERE next_attempt_at IS NOT NULL`,
  // Refunds, lost disputes and cancellations happen in several places; the trigger makes sure that none of them forgets the report.
  sql`CREATE FUNCTION note_tax_due() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      UPDATE tax_reports SET next_attempt_at = now() WHERE order_id = NEW.id AND refused_because IS NULL;
      RETURN NULL;
    END
  $$`,
  sql`CREATE TRIGGER orders_note_tax_due AFTER UPDATE OF refunded_cents, disputed_cents, cancelled_at ON orders FOR EACH ROW
    WHEN (NEW.refunded_cents <> OLD.refunded_cents OR NEW.disputed_cents < OLD.disputed_cents
      OR NEW.cancelled_at IS DISTINCT FROM OLD.cancelled_at)
    EXECUTE FUNCTION note_tax_due()`,
];

/** Carts, orders, offers, holds and layaways, and what follows after an order was placed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const groups = [carts, orders, offers, lineItems, holds, layaway, afterwards, tax];
  for (const statement of groups.flat()) await statement.execute(db);
}
