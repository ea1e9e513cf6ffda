import { type Kysely, sql } from 'kysely';

const statements = [
  sql`ALTER TABLE assistants
    -- What whoever has chosen none yet begins with. Only what answers can be it, and only one.
    ADD COLUMN is_default boolean NOT NULL DEFAULT false,
    ADD CONSTRAINT assistants_default_answers CHECK (NOT is_default OR published IS NOT NULL)`,
  sql`CREATE UNIQUE INDEX assistants_default ON assistants (is_default) WHERE is_default`,
  // Null for an admin who chose to have none; no row before the first choice.
  sql`ALTER TABLE assistant_choices ALTER COLUMN assistant_id DROP NOT NULL`,
  // Staff tried a draft: the log tells it from what was asked in earnest, and the widget does not go on with it.
  sql`ALTER TABLE assistant_threads ADD COLUMN is_trial boolean NOT NULL DEFAULT false`,
];

/** A default assistant, and conversations by which drafts are tried. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
