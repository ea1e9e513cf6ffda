import { type Kysely, sql } from 'kysely';

/** Finds the orders of guests by whom they are for, so that an account can take them over. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE INDEX orders_of_guests ON orders (contact_id) WHERE account_id IS NULL AND completed_at IS NOT NULL`.execute(
    db,
  );
}
