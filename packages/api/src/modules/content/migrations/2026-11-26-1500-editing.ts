import { type Kysely, sql } from 'kysely';

const statements = [
  // What staff edits: one row for a page, a post, a question or a line of the banner, in both languages.
  sql`CREATE TABLE content_documents (
    id text COLLATE "C" PRIMARY KEY,
    kind text NOT NULL CHECK (kind IN ('pages', 'blog', 'faq', 'banner')),
    slug text NOT NULL CHECK (length(slug) BETWEEN 1 AND 120),
    -- The slug of the file of the shop's own texts that it comes from.
    origin text,
    position integer NOT NULL,
    -- Increases with everything that happens to it; content_versions has what it was like.
    version integer NOT NULL DEFAULT 1,
    -- The saved draft: values by the keys of @headstock/contracts/content-fields.
    content jsonb NOT NULL,
    -- When staff first changed it. Until then it follows the shop's own texts.
    edited_at timestamptz,
    archived_at timestamptz,
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT content_documents_address UNIQUE (kind, slug),
    CONSTRAINT content_documents_origin UNIQUE (kind, origin)
  )`,
  sql`CREATE INDEX content_documents_newest ON content_documents (kind, updated_at DESC, id DESC)`,
  // What each language is like; visitors read content_entries.
  sql`CREATE TABLE content_languages (
    document_id text COLLATE "C" NOT NULL REFERENCES content_documents ON DELETE CASCADE,
    locale text NOT NULL CHECK (locale IN ('en', 'fr')),
    -- The version of the document in which this language changed last.
    version integer NOT NULL,
    -- The saved draft says something else than what is published.
    is_changed boolean NOT NULL DEFAULT false,
    published_version integer,
    published_at timestamptz,
    scheduled_version integer,
    scheduled_for timestamptz,
    PRIMARY KEY (document_id, locale),
    CHECK ((published_version IS NULL) = (published_at IS NULL)),
    CHECK ((scheduled_version IS NULL) = (scheduled_for IS NULL))
  )`,
  sql`CREATE INDEX content_languages_scheduled ON content_languages (scheduled_for) WHERE scheduled_for IS NOT NULL`,
  // The history: the whole document at each version, and what was done. Rows are never changed.
  sql`CREATE TABLE content_versions (
    document_id text COLLATE "C" NOT NULL REFERENCES content_documents ON DELETE CASCADE,
    version integer NOT NULL,
    action text NOT NULL,
    -- The language that it was done to; null for all of it.
    locale text CHECK (locale IN ('en', 'fr')),
    slug text NOT NULL,
    content jsonb NOT NULL,
    -- Null for the shop itself: its own texts, and what was scheduled.
    account_id text COLLATE "C",
    created_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (document_id, version)
  )`,
  // What one of the staff has typed and not saved: the keys that differ from the version that they began with.
  sql`CREATE TABLE content_drafts (
    document_id text COLLATE "C" NOT NULL REFERENCES content_documents ON DELETE CASCADE,
    account_id text COLLATE "C" NOT NULL,
    base_version integer NOT NULL,
    changes jsonb NOT NULL,
    saved_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (document_id, account_id)
  )`,
  // Increases whenever visitors are to read something else, so that whoever keeps pages forgets them.
  sql`CREATE TABLE content_revision (
    is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
    revision bigint NOT NULL
  )`,
  sql`INSERT INTO content_revision (revision) VALUES (1)`,
];

/** The editing of what the shop says: drafts, languages, history, and the revision of what is published. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
