import { type Kysely, sql } from 'kysely';

/** A deleted member stays as a row without a person, to which orders and messages of others refer. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE accounts DROP CONSTRAINT accounts_kind_check`.execute(db);
  await sql`ALTER TABLE accounts ADD CONSTRAINT accounts_kind_check CHECK (kind IN ('member', 'contact', 'deleted'))`.execute(
    db,
  );
}
