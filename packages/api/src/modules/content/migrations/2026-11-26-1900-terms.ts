import { type Kysely, sql } from 'kysely';

const statements = [
  // Categories of the blog and groups of questions are edited like all other texts; the shop publishes its own at its next start.
  sql`ALTER TABLE content_documents DROP CONSTRAINT content_documents_kind_check`,
  sql`ALTER TABLE content_documents ADD CONSTRAINT content_documents_kind_check
    CHECK (kind IN ('pages', 'blog', 'faq', 'banner', 'menus', 'terms', 'newsletter'))`,
  sql`DELETE FROM content_entries WHERE kind = 'snippets'`,
];

/** Terms that posts and questions are sorted by, as texts with drafts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
