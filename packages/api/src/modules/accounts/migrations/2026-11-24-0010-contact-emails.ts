import { type Kysely, sql } from 'kysely';

/** Finds the contacts of orders by their e-mail. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE INDEX accounts_contact_email ON accounts (email) WHERE kind = 'contact'`.execute(db);
}
