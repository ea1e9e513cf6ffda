import { type Kysely, sql } from 'kysely';
import { newId } from '#api/platform/db/new-id.ts';

const statements = [
  sql`ALTER TABLE ledger_entries DROP CONSTRAINT ledger_entries_kind`,
  sql`ALTER TABLE ledger_entries ADD CONSTRAINT ledger_entries_kind CHECK (kind IN (
    'sale', 'cancellation', 'price-reduction', 'return', 'capture', 'unwanted-charge', 'refund-due', 'refund', 'refund-failed',
    'dispute', 'dispute-won', 'taken-back', 'write-off', 'issue', 'hold', 'release', 'adjustment', 'expiry', 'transfer',
    'payout', 'payout-failed', 'carry-over', 'cash-count', 'cash-deposit', 'correction',
    'goods-bought', 'goods-traded', 'goods-sold', 'goods-back',
    'provider-settlement', 'settlement-arrival', 'settlement-difference'))`,
  sql`ALTER TABLE ledger_lines DROP CONSTRAINT ledger_lines_account`,
  sql`ALTER TABLE ledger_lines ADD CONSTRAINT ledger_lines_account CHECK (account IN (
    'card', 'valor', 'paypal', 'shop-pay', 'affirm', 'ach', 'manual', 'bank', 'disputed', 'receivable', 'seller-receivable',
    'seller-payable', 'refunds-payable', 'returns-payable', 'stored-value', 'held', 'tax-payable',
    'sales', 'commission', 'shipping', 'financing-fees', 'issued', 'write-offs', 'breakage', 'cash-over-short', 'corrections',
    'inventory', 'cost-of-goods', 'in-transit', 'provider-fees', 'settlement-differences'))`,
  // What the shop paid for its own goods, and what left the stock since. A listing is a reference that payments do not interpret.
  sql`CREATE TABLE goods_movements (
    id text COLLATE "C" PRIMARY KEY,
    listing_id text COLLATE "C" NOT NULL,
    kind text NOT NULL CHECK (kind IN ('bought', 'traded', 'sold', 'back')),
    -- Pieces and what they cost: above 0 what came in, below 0 what was sold.
    quantity integer NOT NULL,
    cost_cents bigint NOT NULL,
    -- From where the shop paid for what was bought.
    paid_from text CHECK (paid_from IN ('cash', 'bank')),
    -- The line of an order, of what was sold or came back.
    line_item_id text COLLATE "C",
    -- Who sold it to the shop, or the number of an invoice.
    detail text NOT NULL CHECK (length(detail) <= 300),
    actor_account_id text COLLATE "C" REFERENCES accounts,
    -- The key of a request, or the intake, so that what is sent twice is entered once.
    request_key text CONSTRAINT goods_movements_once UNIQUE,
    entry_id text COLLATE "C" NOT NULL REFERENCES ledger_entries,
    created_at timestamptz NOT NULL DEFAULT now(),
    CHECK (kind = 'sold' AND quantity < 0 AND cost_cents <= 0 OR kind <> 'sold' AND quantity > 0 AND cost_cents >= 0),
    CHECK ((kind = 'bought') = (paid_from IS NOT NULL)),
    CHECK ((kind IN ('sold', 'back')) = (line_item_id IS NOT NULL))
  )`,
  sql`CREATE INDEX goods_movements_listing ON goods_movements (listing_id)`,
  sql`CREATE INDEX goods_movements_line ON goods_movements (line_item_id) WHERE line_item_id IS NOT NULL`,
  sql`CREATE INDEX goods_movements_entry ON goods_movements (entry_id)`,
  sql`CREATE TRIGGER goods_movements_append_only BEFORE UPDATE OR DELETE ON goods_movements
    FOR EACH ROW EXECUTE FUNCTION ledger_is_append_only()`,
  // What of a listing is in stock with a known cost. Never below zero, whatever is sold at once.
  sql`CREATE TABLE goods_on_hand (
    listing_id text COLLATE "C" PRIMARY KEY,
    quantity integer NOT NULL CHECK (quantity >= 0),
    cost_cents bigint NOT NULL CHECK (cost_cents >= 0 AND (quantity > 0 OR cost_cents = 0))
  )`,
  // What a provider says that it paid out: one row for each of its payouts.
  sql`CREATE TABLE provider_settlements (
    id text COLLATE "C" PRIMARY KEY,
    provider text NOT NULL CHECK (provider IN ('card', 'valor', 'paypal', 'shop-pay', 'affirm', 'ach')),
    -- The provider's id of the payout; without one the file's.
    reference text NOT NULL CHECK (length(reference) BETWEEN 1 AND 200),
    file_name text NOT NULL CHECK (length(file_name) <= 200),
    -- Of the file, in hexadecimal.
    sha256 text NOT NULL,
    from_day text COLLATE "C" NOT NULL CHECK (from_day ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
    to_day text COLLATE "C" NOT NULL CHECK (to_day ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
    gross_cents bigint NOT NULL,
    fee_cents bigint NOT NULL,
    -- Gross less fees: what is to arrive at the bank.
    net_cents bigint NOT NULL,
    entry_id text COLLATE "C" NOT NULL REFERENCES ledger_entries,
    imported_by_account_id text COLLATE "C" REFERENCES accounts,
    created_at timestamptz NOT NULL DEFAULT now(),
    arrived_on text COLLATE "C" CHECK (arrived_on ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
    arrived_cents bigint,
    arrival_reason text CHECK (length(arrival_reason) BETWEEN 1 AND 500),
    arrival_entry_id text COLLATE "C" REFERENCES ledger_entries,
    arrival_by_account_id text COLLATE "C" REFERENCES accounts,
    CONSTRAINT provider_settlements_once UNIQUE (provider, reference),
    CHECK (net_cents = gross_cents - fee_cents),
    CHECK ((arrived_on IS NULL) = (arrived_cents IS NULL) AND (arrived_on IS NULL) = (arrival_entry_id IS NULL)),
    CHECK (arrived_cents IS NULL OR arrived_cents = net_cents OR arrival_reason IS NOT NULL)
  )`,
  sql`CREATE TABLE provider_settlement_rows (
    id text COLLATE "C" PRIMARY KEY,
    settlement_id text COLLATE "C" NOT NULL REFERENCES provider_settlements,
    -- In the file; the line of the names is the first.
    line integer NOT NULL,
    provider text NOT NULL,
    -- The clearing account: that of the payment, which a provider may have taken in several ways.
    account text NOT NULL CHECK (account IN ('card', 'valor', 'paypal', 'shop-pay', 'affirm', 'ach')),
    -- The provider's id of the row.
    reference text NOT NULL CHECK (length(reference) BETWEEN 1 AND 200),
    kind text NOT NULL CHECK (kind IN ('charge', 'refund', 'dispute', 'dispute-won', 'fee', 'other')),
    description text NOT NULL CHECK (length(description) <= 300),
    at timestamptz NOT NULL,
    gross_cents bigint NOT NULL,
    fee_cents bigint NOT NULL,
    -- What it was found to be, and what the books have of that.
    payment_id text COLLATE "C" REFERENCES payments,
    refund_id text COLLATE "C" REFERENCES refunds,
    reversal_id text COLLATE "C" REFERENCES payment_reversals,
    expected_cents bigint NOT NULL,
    -- Why it is not as the books have it; null where it is, to the cent.
    difference text CHECK (difference IN ('unknown', 'amount', 'repeated', 'failed')),
    resolution text CHECK (length(resolution) BETWEEN 1 AND 500),
    resolution_entry_id text COLLATE "C" REFERENCES ledger_entries,
    resolved_by_account_id text COLLATE "C" REFERENCES accounts,
    resolved_at timestamptz,
    CONSTRAINT provider_settlement_rows_once UNIQUE (provider, reference),
    CHECK ((resolution IS NULL) = (resolution_entry_id IS NULL) AND (resolution IS NULL) = (resolved_at IS NULL)),
    CHECK (resolution IS NULL OR difference IS NOT NULL),
    CHECK ((difference IS NULL) = (expected_cents = gross_cents))
  )`,
  sql`CREATE INDEX provider_settlement_rows_settlement ON provider_settlement_rows (settlement_id, line)`,
  sql`CREATE INDEX provider_settlement_rows_open ON provider_settlement_rows (id) WHERE difference IS NOT NULL AND resolution IS NULL`,
  // Each payment, refund and dispute is settled once.
  sql`CREATE UNIQUE INDEX provider_settlement_rows_charge ON provider_settlement_rows (payment_id) WHERE kind = 'charge' AND difference IS NULL`,
  sql`CREATE UNIQUE INDEX provider_settlement_rows_refund ON provider_settlement_rows (refund_id) WHERE kind = 'refund' AND difference IS NULL`,
  sql`CREATE UNIQUE INDEX provider_settlement_rows_dispute ON provider_settlement_rows (kind, reversal_id)
    WHERE kind IN ('dispute', 'dispute-won') AND difference IS NULL`,
];

type Known = { id: string; listing_id: string; deal: string; cents: number; detail: string };

/** Enters instruments that were bought or taken in trade before, and are not sold yet: at what was paid for them. */
async function enterStock(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<Known>`
    SELECT intakes.id, intakes.listing_id, deal, paid_cents AS cents, left(person_name, 300) AS detail
    FROM intakes LEFT JOIN listings ON listings.id = intakes.listing_id
    WHERE paid_cents IS NOT NULL AND coalesce(listings.status, 'live') <> 'sold' ORDER BY intakes.id`.execute(db);
  for (const { id, listing_id: listingId, deal, cents, detail } of rows) {
    const [movementId, entryId] = [newId(), newId()];
    const kind = deal === 'TRADE' ? 'traded' : 'bought';
    const against = kind === 'traded' ? 'issued' : 'bank';
    await sql`INSERT INTO ledger_entries (id, kind, event_key) VALUES (${entryId}, ${`goods-${kind}`}, ${`goods-${kind}:${movementId}`})`.execute(
      db,
    );
    if (cents > 0)
      await sql`INSERT INTO ledger_lines (entry_id, account, amount_cents)
        VALUES (${entryId}, 'inventory', ${cents}), (${entryId}, ${against}, ${-cents})`.execute(db);
    await sql`INSERT INTO goods_movements (id, listing_id, kind, quantity, cost_cents, paid_from, detail, request_key, entry_id)
      VALUES (${movementId}, ${listingId}, ${kind}, 1, ${cents}, ${kind === 'bought' ? 'bank' : null}, ${detail}, ${`intake:${id}`}, ${entryId})`.execute(
      db,
    );
    await sql`INSERT INTO goods_on_hand (listing_id, quantity, cost_cents) VALUES (${listingId}, 1, ${cents})`.execute(
      db,
    );
  }
}

/** What the shop's own goods cost, and what payment providers paid out. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
  await enterStock(db);
}
