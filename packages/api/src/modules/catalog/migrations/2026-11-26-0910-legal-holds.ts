import { type Kysely, sql } from 'kysely';

/** Until when the law keeps listings from being sold. A listing may have one before it is on the shop. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE TABLE legal_holds (
    listing_id text COLLATE "C" PRIMARY KEY,
    -- Of the instrument, so that it is not sold under another listing; empty where it has none.
    serial_key text NOT NULL,
    until timestamptz NOT NULL,
    -- It ended early; why, and by which paper, stands with the intake.
    released_at timestamptz,
    created_at timestamptz NOT NULL DEFAULT now()
  )`.execute(db);
  await sql`CREATE INDEX legal_holds_serial ON legal_holds (serial_key) WHERE released_at IS NULL AND serial_key <> ''`.execute(
    db,
  );
  // A serial is found however it is typed.
  await sql`CREATE INDEX items_serial_key ON items (upper(regexp_replace(serial, '[^A-Za-z0-9]', '', 'g')))
    WHERE serial IS NOT NULL`.execute(db);
  await sql`CREATE INDEX legal_holds_until ON legal_holds (until) WHERE released_at IS NULL`.execute(db);
}
