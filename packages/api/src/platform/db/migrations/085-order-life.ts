import { type Kysely, sql } from 'kysely';

/**
 * What happens to an order after it was placed. Money arrives in more than one place, so the database itself notes that an
 * order was paid: no writer can forget the mail. A noted event is mailed once.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`ALTER TABLE shipments ADD COLUMN delivered_at timestamptz`,
    sql`CREATE TABLE order_events (
      order_id text COLLATE "C" NOT NULL REFERENCES orders ON DELETE CASCADE,
      kind text NOT NULL CHECK (kind IN ('paid', 'payment-failed', 'refunded')),
      ref text NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      mailed_at timestamptz,
      PRIMARY KEY (order_id, kind, ref)
    )`,
    sql`CREATE INDEX order_events_unmailed ON order_events (created_at) WHERE mailed_at IS NULL`,
    sql`CREATE FUNCTION note_order_paid() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO order_events (order_id, kind, ref) VALUES (NEW.id, 'paid', NEW.version || ':' || NEW.paid_cents)
          ON CONFLICT DO NOTHING;
        RETURN NULL;
      END
    $$`,
    sql`CREATE TRIGGER orders_note_paid AFTER UPDATE OF paid_cents ON orders FOR EACH ROW
      WHEN (NEW.paid_cents > OLD.paid_cents) EXECUTE FUNCTION note_order_paid()`,
    sql`CREATE TABLE refund_requests (
      order_id text COLLATE "C" NOT NULL REFERENCES orders,
      request_key text NOT NULL,
      amount_cents bigint NOT NULL CHECK (amount_cents > 0),
      reason text NOT NULL CHECK (length(reason) BETWEEN 1 AND 500),
      created_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (order_id, request_key)
    )`,
    sql`CREATE TABLE payouts (
      order_id text COLLATE "C" PRIMARY KEY REFERENCES orders,
      amount_cents bigint NOT NULL CHECK (amount_cents >= 0),
      commission_cents bigint NOT NULL CHECK (commission_cents >= 0),
      paid_at timestamptz NOT NULL DEFAULT now()
    )`,
  ];
  for (const statement of statements) await statement.execute(db);
}
