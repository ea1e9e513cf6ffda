import { type Kysely, sql } from 'kysely';

/** What visitors who agreed did in the shop. Rows are added and, when they are old, removed; none is ever changed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`CREATE TABLE tracking_events (
      id text PRIMARY KEY,
      event_name text NOT NULL,
      order_id text,
      account_id text,
      properties jsonb NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now()
    )`,
    sql`CREATE UNIQUE INDEX tracking_events_one_purchase ON tracking_events (order_id) WHERE event_name = 'purchased'`,
  ];
  for (const statement of statements) await statement.execute(db);
}
