import { type Kysely, sql } from 'kysely';

const events = [
  // Append-only; old rows are swept. No foreign keys: the events outlive accounts.
  sql`CREATE TABLE tracking_events (
    id text PRIMARY KEY,
    event_name text NOT NULL,
    order_id text,
    account_id text,
    properties jsonb NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now()
  )`,
  // An order counts as purchased once, however often its confirmation page is opened.
  sql`CREATE UNIQUE INDEX tracking_events_one_purchase ON tracking_events (order_id) WHERE event_name = 'purchased'`,
];

/** What visitors who consented did in the shop. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of events) await statement.execute(db);
}
