import { type Kysely, sql } from 'kysely';

const statements = [
  sql`ALTER TABLE accounts DROP CONSTRAINT accounts_kind_check`,
  sql`ALTER TABLE accounts ADD CONSTRAINT accounts_kind_check CHECK (kind IN ('member', 'contact', 'deleted', 'merged'))`,
  // A merged account can be opened again with its password.
  sql`ALTER TABLE accounts DROP CONSTRAINT accounts_check`,
  sql`ALTER TABLE accounts ADD CONSTRAINT accounts_check CHECK (
    CASE kind WHEN 'member' THEN true WHEN 'merged' THEN NOT is_admin ELSE password_hash IS NULL AND NOT is_admin END)`,
  sql`ALTER TABLE accounts ADD COLUMN merged_into_account_id text COLLATE "C" REFERENCES accounts`,
  sql`ALTER TABLE accounts ADD CONSTRAINT accounts_merged CHECK (kind <> 'merged' OR merged_into_account_id IS NOT NULL)`,
  sql`CREATE INDEX accounts_merged_into ON accounts (merged_into_account_id) WHERE merged_into_account_id IS NOT NULL`,
  // Nobody else gets its e-mail until then.
  sql`DROP INDEX accounts_member_email`,
  sql`CREATE UNIQUE INDEX accounts_member_email ON accounts (email) WHERE kind IN ('member', 'merged')`,
];

/** Accounts that were merged into another one of the same person. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
