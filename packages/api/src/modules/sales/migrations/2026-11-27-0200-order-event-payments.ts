import { type Kysely, sql } from 'kysely';

/** The payment that money came with, so that its orders are mailed about together. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE order_events ADD COLUMN payment_id text COLLATE "C"`.execute(db);
  // Money that comes with no payment in hand, such as one that was taken at the counter, is mailed by itself.
  await sql`CREATE OR REPLACE FUNCTION note_order_paid() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO order_events (order_id, kind, ref, payment_id)
        VALUES (NEW.id, 'paid', NEW.version || ':' || NEW.paid_cents, NEW.paying_payment_id)
        ON CONFLICT DO NOTHING;
      RETURN NULL;
    END
  $$`.execute(db);
}
