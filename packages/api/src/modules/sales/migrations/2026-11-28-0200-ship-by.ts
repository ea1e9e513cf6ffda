import { type Kysely, sql } from 'kysely';

/** Which reminders to send an order went out, for each day that it was to be sent by. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE ship_reminders (
      order_id text NOT NULL REFERENCES orders,
      ship_by timestamptz NOT NULL,
      name text NOT NULL CHECK (name IN ('soon', 'late')),
      sent_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (order_id, ship_by, name)
    )`.execute(db);
}
