import { type Kysely, sql } from 'kysely';

/** A serial is found however it is typed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE INDEX portfolio_items_serial_key ON portfolio_items
    (upper(regexp_replace(serial, '[^A-Za-z0-9]', '', 'g'))) WHERE serial <> ''`.execute(db);
}
