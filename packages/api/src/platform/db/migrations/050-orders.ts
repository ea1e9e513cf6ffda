import { type Kysely, sql } from 'kysely';

/**
 * Carts and orders. A cart is the open orders of one owner, one for each seller; placing an order freezes its prices.
 * `paying_payment_id` freezes an open order while money may be moving for it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`CREATE TABLE carts (
      owner text COLLATE "C" PRIMARY KEY,
      version integer NOT NULL,
      updated_at timestamptz NOT NULL DEFAULT now()
    )`,
    sql`CREATE TABLE orders (
      id text COLLATE "C" PRIMARY KEY,
      reference text NOT NULL CONSTRAINT orders_reference UNIQUE,
      number text CONSTRAINT orders_number UNIQUE,
      version integer NOT NULL DEFAULT 1,
      seller_account_id text COLLATE "C" NOT NULL REFERENCES accounts,
      account_id text COLLATE "C" REFERENCES accounts,
      session_id text COLLATE "C",
      contact_id text COLLATE "C" REFERENCES accounts,
      salesperson_id text COLLATE "C" REFERENCES accounts,
      guest_key text NOT NULL,
      locale text NOT NULL CHECK (locale IN ('en', 'fr')),
      ship_option text CHECK (ship_option IN ('home', 'store')),
      address_id text COLLATE "C" REFERENCES addresses,
      store_id text COLLATE "C" REFERENCES stores,
      shipping_method_ref text,
      shipping_override_cents bigint CHECK (shipping_override_cents BETWEEN 0 AND 2000000000),
      fee_basis_points integer NOT NULL DEFAULT 0 CHECK (fee_basis_points BETWEEN 0 AND 10000),
      discount_cents bigint NOT NULL DEFAULT 0 CHECK (discount_cents >= 0),
      tax_exempt_reason text,
      paying_payment_id text COLLATE "C",
      sub_total_cents bigint CHECK (sub_total_cents >= 0),
      shipping_cents bigint CHECK (shipping_cents >= 0),
      extra_fee_cents bigint CHECK (extra_fee_cents >= 0),
      tax_cents bigint CHECK (tax_cents >= 0),
      total_cents bigint CHECK (total_cents >= 0),
      paid_cents bigint NOT NULL DEFAULT 0 CHECK (paid_cents >= 0),
      refunded_cents bigint NOT NULL DEFAULT 0 CHECK (refunded_cents >= 0),
      payment_state text NOT NULL DEFAULT 'UNPAID' CHECK (payment_state IN ('UNPAID', 'PARTIALLY_PAID', 'PAID', 'REFUNDED')),
      analytics_shown boolean NOT NULL DEFAULT false,
      ship_date timestamptz,
      completed_at timestamptz,
      fully_paid_at timestamptz,
      cancelled_at timestamptz,
      created_at timestamptz NOT NULL DEFAULT now(),
      CONSTRAINT orders_owned CHECK (account_id IS NOT NULL OR session_id IS NOT NULL),
      CONSTRAINT orders_placed_whole CHECK (
        CASE WHEN completed_at IS NULL
          THEN number IS NULL AND total_cents IS NULL AND paid_cents = 0
          ELSE number IS NOT NULL AND total_cents = sub_total_cents - discount_cents + shipping_cents + extra_fee_cents + tax_cents
        END
      ),
      CONSTRAINT orders_paid_within_total CHECK (paid_cents = 0 OR paid_cents <= total_cents),
      CONSTRAINT orders_refunded_within_paid CHECK (refunded_cents <= paid_cents)
    )`,
    sql`CREATE UNIQUE INDEX orders_open_of_account ON orders (account_id, seller_account_id)
      WHERE completed_at IS NULL AND cancelled_at IS NULL AND account_id IS NOT NULL`,
    sql`CREATE UNIQUE INDEX orders_open_of_session ON orders (session_id, seller_account_id)
      WHERE completed_at IS NULL AND cancelled_at IS NULL AND account_id IS NULL`,
    sql`CREATE INDEX orders_placed_of_account ON orders (account_id, completed_at DESC, id DESC) WHERE completed_at IS NOT NULL`,
    sql`CREATE INDEX orders_placed_of_seller ON orders (seller_account_id, completed_at DESC, id DESC) WHERE completed_at IS NOT NULL`,
    sql`CREATE TABLE line_items (
      id text COLLATE "C" PRIMARY KEY,
      order_id text COLLATE "C" NOT NULL REFERENCES orders ON DELETE CASCADE,
      listing_id text COLLATE "C" NOT NULL REFERENCES listings,
      quantity integer NOT NULL CHECK (quantity BETWEEN 1 AND 100000),
      price_override_cents bigint CHECK (price_override_cents BETWEEN 0 AND 2000000000),
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
    sql`CREATE TABLE shipments (
      id text COLLATE "C" PRIMARY KEY,
      order_id text COLLATE "C" NOT NULL REFERENCES orders ON DELETE CASCADE CONSTRAINT shipments_order UNIQUE,
      tracking_number text,
      carrier_name text
    )`,
    sql`CREATE TABLE wishlist_items (
      id text COLLATE "C" PRIMARY KEY,
      account_id text COLLATE "C" NOT NULL REFERENCES accounts ON DELETE CASCADE,
      item_id text COLLATE "C" NOT NULL REFERENCES items ON DELETE CASCADE,
      created_at timestamptz NOT NULL DEFAULT now(),
      CONSTRAINT wishlist_items_once UNIQUE (account_id, item_id)
    )`,
    sql`CREATE INDEX wishlist_items_newest ON wishlist_items (account_id, id DESC)`,
  ];
  for (const statement of statements) await statement.execute(db);
}
