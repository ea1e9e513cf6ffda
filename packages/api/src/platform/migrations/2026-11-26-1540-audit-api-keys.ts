import { type Kysely, sql } from 'kysely';

/** The log names the key by which a program of an account did something. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE audit_log ADD COLUMN api_key_id text COLLATE "C"`.execute(db);
  await sql`CREATE INDEX audit_log_api_key ON audit_log (api_key_id, id DESC) WHERE api_key_id IS NOT NULL`.execute(db);
}
