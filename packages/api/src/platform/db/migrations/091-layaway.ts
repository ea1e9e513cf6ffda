import { type Kysely, sql } from 'kysely';

/**
 * Layaway: an order that is placed with a deposit and paid by the month. `until_cents` is what must have been paid of the
 * order when an instalment is due, so that what is paid decides by itself which instalments are done.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`ALTER TABLE payments ADD COLUMN plan_ref text`,
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
      until_cents bigint NOT NULL CHECK (until_cents >= amount_cents),
      reminder_stage integer NOT NULL DEFAULT 0 CHECK (reminder_stage BETWEEN 0 AND 3),
      PRIMARY KEY (order_id, position)
    )`,
    sql`CREATE INDEX layaway_instalments_due ON layaway_instalments (due_at) WHERE reminder_stage < 3`,
  ];
  for (const statement of statements) await statement.execute(db);
}
