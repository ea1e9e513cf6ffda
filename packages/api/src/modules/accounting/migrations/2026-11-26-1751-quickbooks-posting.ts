import { type Kysely, sql } from 'kysely';

/** From which day on the books go to QuickBooks by single documents, or by one entry a day; each day has one of both. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE TABLE quickbooks_postings (
    from_day text COLLATE "C" PRIMARY KEY CHECK (from_day ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
    mode text NOT NULL CHECK (mode IN ('documents', 'daily')),
    set_by text COLLATE "C" REFERENCES accounts,
    set_at timestamptz NOT NULL DEFAULT now()
  )`.execute(db);
}
