import { type Kysely, sql } from 'kysely';

/** Who runs scheduled work of seconds, and when it is due again. The queue of jobs is pg-boss's own schema. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE TABLE job_leases (
    name text PRIMARY KEY,
    due_at timestamptz NOT NULL,
    leased_until timestamptz,
    holder text
  )`.execute(db);
}
