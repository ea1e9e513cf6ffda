import { type Kysely, sql } from 'kysely';

/** Later days that sellers asked the buyers of orders for, and what these answered. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE ship_delays (
      id text PRIMARY KEY,
      order_id text NOT NULL REFERENCES orders,
      until timestamptz NOT NULL,
      reason text NOT NULL CHECK (length(reason) BETWEEN 1 AND 500),
      state text NOT NULL DEFAULT 'ASKED' CHECK (state IN ('ASKED', 'AGREED', 'REFUSED', 'REPLACED')),
      asked_at timestamptz NOT NULL DEFAULT now(),
      answered_at timestamptz,
      CHECK ((state = 'ASKED') = (answered_at IS NULL))
    )`.execute(db);
  await sql`CREATE UNIQUE INDEX ship_delays_one_asked ON ship_delays (order_id) WHERE state = 'ASKED'`.execute(db);
  await sql`CREATE INDEX ship_delays_order ON ship_delays (order_id)`.execute(db);
}
