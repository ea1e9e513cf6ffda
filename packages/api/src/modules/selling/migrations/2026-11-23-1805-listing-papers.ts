import { type Kysely, sql } from 'kysely';

/** Papers that listings have with them; a paper that its owner removes is gone from them too. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE TABLE listing_papers (
    listing_id text COLLATE "C" NOT NULL REFERENCES listing_drafts ON DELETE CASCADE,
    document_id text COLLATE "C" NOT NULL REFERENCES portfolio_documents ON DELETE CASCADE,
    PRIMARY KEY (listing_id, document_id)
  )`.execute(db);
  await sql`CREATE INDEX listing_papers_document ON listing_papers (document_id)`.execute(db);
}
