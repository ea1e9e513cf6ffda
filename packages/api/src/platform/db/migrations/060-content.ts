import { type Kysely, sql } from 'kysely';

/** Texts of the shop in both languages: pages, posts, questions, banner. The banner's own table goes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`CREATE TABLE content_entries (
      kind text NOT NULL,
      slug text NOT NULL,
      locale text NOT NULL,
      position integer NOT NULL,
      front jsonb NOT NULL,
      body text NOT NULL,
      html text NOT NULL,
      published_on date,
      edited_at timestamptz,
      PRIMARY KEY (kind, slug, locale)
    )`,
    sql`CREATE INDEX content_entries_newest ON content_entries (kind, locale, published_on DESC, slug)`,
    sql`DROP TABLE banners`,
  ];
  for (const statement of statements) await statement.execute(db);
}
