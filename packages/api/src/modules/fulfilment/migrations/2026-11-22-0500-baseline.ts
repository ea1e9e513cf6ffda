import { type Kysely, sql } from 'kysely';

/** Shipments: one per order, from the moment it leaves. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE TABLE shipments (
    id text COLLATE "C" PRIMARY KEY,
    order_id text COLLATE "C" NOT NULL REFERENCES orders ON DELETE CASCADE CONSTRAINT shipments_order UNIQUE,
    tracking_number text,
    carrier_name text,
    delivered_at timestamptz
  )`.execute(db);
}
