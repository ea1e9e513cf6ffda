import { type Kysely, sql } from 'kysely';

/** What visitors send by the shop's forms, what they may not have finished, and their pictures. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`CREATE TABLE form_submissions (
      id text PRIMARY KEY,
      type text NOT NULL,
      reference text NOT NULL CONSTRAINT form_submissions_reference UNIQUE,
      idempotency_key text NOT NULL UNIQUE,
      content_hash text NOT NULL,
      locale text NOT NULL,
      answers jsonb NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now()
    )`,
    sql`CREATE INDEX form_submissions_by_type ON form_submissions (type, id DESC)`,
    sql`CREATE TABLE form_drafts (
      id text PRIMARY KEY,
      type text NOT NULL,
      answers jsonb NOT NULL,
      problems jsonb NOT NULL,
      expires_at timestamptz NOT NULL
    )`,
    sql`CREATE INDEX form_drafts_by_end ON form_drafts (expires_at)`,
    sql`CREATE TABLE form_pictures (
      id text PRIMARY KEY,
      submission_id text REFERENCES form_submissions (id) ON DELETE CASCADE,
      draft_id text REFERENCES form_drafts (id) ON DELETE SET NULL,
      position integer NOT NULL,
      file_name text NOT NULL,
      source_hash text NOT NULL,
      width integer NOT NULL,
      height integer NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now()
    )`,
    sql`CREATE INDEX form_pictures_of_submission ON form_pictures (submission_id)`,
    sql`CREATE INDEX form_pictures_of_draft ON form_pictures (draft_id)`,
    sql`CREATE INDEX form_pictures_left ON form_pictures (created_at) WHERE submission_id IS NULL`,
  ];
  for (const statement of statements) await statement.execute(db);
}
