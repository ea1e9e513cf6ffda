import { type Kysely, sql } from 'kysely';

const entries = [
  // Pages, posts, questions and the banner; one row per language.
  sql`CREATE TABLE content_entries (
    kind text NOT NULL,
    -- The path of a page or post; a name for everything else.
    slug text NOT NULL,
    locale text NOT NULL,
    position integer NOT NULL,
    -- The fields above the text; their schema is @headstock/content/front-matter.
    front jsonb NOT NULL,
    -- Markdown, and the safe HTML that was rendered from it.
    body text NOT NULL,
    html text NOT NULL,
    published_on date,
    -- When an admin last changed it. Null for what ships with the shop, which a new version may replace.
    edited_at timestamptz,
    -- When its text last changed; the date of entries that have no other.
    changed_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (kind, slug, locale)
  )`,
  sql`CREATE INDEX content_entries_newest ON content_entries (kind, locale, published_on DESC, slug)`,
];

const settings = [
  // Switches of the shop that admins may turn.
  sql`CREATE TABLE options (key text PRIMARY KEY, value jsonb NOT NULL)`,
  sql`CREATE TABLE newsletter_subscribers (
    email text PRIMARY KEY,
    locale text NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now()
  )`,
];

const forms = [
  sql`CREATE TABLE form_submissions (
    id text PRIMARY KEY,
    type text NOT NULL,
    -- The number that the sender was told.
    reference text NOT NULL CONSTRAINT form_submissions_reference UNIQUE,
    -- Created with the page, so that a form sent twice is stored once ...
    idempotency_key text NOT NULL UNIQUE,
    -- ... and the same key with other answers or pictures is refused.
    content_hash text NOT NULL,
    locale text NOT NULL,
    answers jsonb NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now()
  )`,
  sql`CREATE INDEX form_submissions_by_type ON form_submissions (type, id DESC)`,
  // What a visitor without JavaScript sent and has to correct. The id is a secret: it opens the answers.
  sql`CREATE TABLE form_drafts (
    id text PRIMARY KEY,
    type text NOT NULL,
    answers jsonb NOT NULL,
    problems jsonb NOT NULL,
    expires_at timestamptz NOT NULL
  )`,
  sql`CREATE INDEX form_drafts_expiry ON form_drafts (expires_at)`,
  // Uploaded before the form is sent; belongs to a submission, a draft, or nothing yet. The id is a secret and names the file.
  sql`CREATE TABLE form_pictures (
    id text PRIMARY KEY,
    submission_id text REFERENCES form_submissions (id) ON DELETE CASCADE,
    draft_id text REFERENCES form_drafts (id) ON DELETE SET NULL,
    position integer NOT NULL,
    file_name text NOT NULL,
    -- Hash of the upload, before it was re-encoded.
    source_hash text NOT NULL,
    width integer NOT NULL,
    height integer NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now()
  )`,
  sql`CREATE INDEX form_pictures_of_submission ON form_pictures (submission_id)`,
  sql`CREATE INDEX form_pictures_of_draft ON form_pictures (draft_id)`,
  // For the sweep of pictures that were never submitted.
  sql`CREATE INDEX form_pictures_unsubmitted ON form_pictures (created_at) WHERE submission_id IS NULL`,
];

/** Texts of the shop in both languages, its options, newsletter subscribers, and forms that visitors send. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...entries, ...settings, ...forms]) await statement.execute(db);
}
