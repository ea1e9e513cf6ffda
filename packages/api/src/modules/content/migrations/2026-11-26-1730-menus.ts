import { type Kysely, sql } from 'kysely';

const statements = [
  // Menus and the invitation to the newsletter are edited like all other texts.
  sql`ALTER TABLE content_documents DROP CONSTRAINT content_documents_kind_check`,
  sql`ALTER TABLE content_documents ADD CONSTRAINT content_documents_kind_check
    CHECK (kind IN ('pages', 'blog', 'faq', 'banner', 'menus', 'newsletter'))`,
  // What the one switch of the shop said becomes the published text of the invitation.
  sql`INSERT INTO content_entries (kind, slug, locale, position, front, body, html, edited_at)
    SELECT 'newsletter', 'invitation', l.locale, 0,
      CASE WHEN o.value = 'true'::jsonb THEN '{"isShown": true}'::jsonb ELSE '{}'::jsonb END, '', '', now()
    FROM options o CROSS JOIN (VALUES ('en'), ('fr')) AS l(locale)
    WHERE o.key = 'newsletter_modal'`,
  sql`DROP TABLE options`,
];

/** Menus and the invitation to the newsletter as texts with drafts, and no table of switches any more. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
