import { type Kysely, sql } from 'kysely';

/** What staff write of the search's synonyms: a row for each save, of which the newest holds. Without one the shop's own hold. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE TABLE search_synonym_revisions (
    version integer PRIMARY KEY CHECK (version > 0),
    entries jsonb NOT NULL,
    -- Null for accounts that are gone.
    author_account_id text COLLATE "C" REFERENCES accounts ON DELETE SET NULL,
    created_at timestamptz NOT NULL DEFAULT now()
  )`.execute(db);
  await sql`CREATE INDEX search_synonym_revisions_author ON search_synonym_revisions (author_account_id)`.execute(db);
}
