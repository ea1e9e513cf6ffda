import { type Kysely, sql } from 'kysely';

const statements = [
  sql`ALTER TABLE ledger_entries DROP CONSTRAINT ledger_entries_kind`,
  sql`ALTER TABLE ledger_entries ADD CONSTRAINT ledger_entries_kind CHECK (kind IN (
    'sale', 'cancellation', 'price-reduction', 'return', 'capture', 'unwanted-charge', 'refund-due', 'refund', 'refund-failed',
    'dispute', 'dispute-won', 'taken-back', 'write-off', 'issue', 'hold', 'release', 'adjustment', 'expiry', 'transfer',
    'payout', 'payout-failed', 'carry-over', 'cash-count', 'cash-deposit', 'correction',
    'goods-bought', 'goods-traded', 'goods-sold', 'goods-back', 'goods-written-off', 'goods-found',
    'provider-settlement', 'settlement-arrival', 'settlement-difference'))`,
  sql`ALTER TABLE ledger_lines DROP CONSTRAINT ledger_lines_account`,
  sql`ALTER TABLE ledger_lines ADD CONSTRAINT ledger_lines_account CHECK (account IN (
    'card', 'valor', 'paypal', 'shop-pay', 'affirm', 'ach', 'manual', 'bank', 'disputed', 'receivable', 'seller-receivable',
    'seller-payable', 'refunds-payable', 'returns-payable', 'stored-value', 'held', 'tax-payable',
    'sales', 'commission', 'shipping', 'financing-fees', 'issued', 'write-offs', 'breakage', 'cash-over-short', 'corrections',
    'inventory', 'cost-of-goods', 'stock-losses', 'in-transit', 'provider-fees', 'settlement-differences'))`,
  sql`ALTER TABLE goods_movements DROP CONSTRAINT goods_movements_kind_check`,
  sql`ALTER TABLE goods_movements ADD CONSTRAINT goods_movements_kind_check
    CHECK (kind IN ('bought', 'traded', 'sold', 'back', 'written-off', 'found'))`,
  // What leaves the stock is below zero.
  sql`ALTER TABLE goods_movements DROP CONSTRAINT goods_movements_check`,
  sql`ALTER TABLE goods_movements ADD CONSTRAINT goods_movements_sign CHECK (
    kind IN ('sold', 'written-off') AND quantity < 0 AND cost_cents <= 0
    OR kind NOT IN ('sold', 'written-off') AND quantity > 0 AND cost_cents >= 0)`,
  sql`CREATE TABLE goods_write_offs (
    id text COLLATE "C" PRIMARY KEY,
    listing_id text COLLATE "C" NOT NULL,
    quantity integer NOT NULL CHECK (quantity > 0),
    -- Of how many pieces the cost was known, and what those cost.
    costed_quantity integer NOT NULL CHECK (costed_quantity BETWEEN 0 AND quantity),
    cost_cents bigint NOT NULL CHECK (cost_cents >= 0 AND (costed_quantity > 0 OR cost_cents = 0)),
    reason text NOT NULL CHECK (reason IN ('damaged', 'lost', 'sample')),
    note text NOT NULL CHECK (length(note) <= 300),
    actor_account_id text COLLATE "C" REFERENCES accounts,
    request_key text NOT NULL CONSTRAINT goods_write_offs_once UNIQUE,
    created_at timestamptz NOT NULL DEFAULT now(),
    reversed_at timestamptz,
    reversed_by_account_id text COLLATE "C" REFERENCES accounts
  )`,
  sql`CREATE INDEX goods_write_offs_listing ON goods_write_offs (listing_id)`,
];

/** Goods that are damaged, lost or given away, and what they had cost. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
