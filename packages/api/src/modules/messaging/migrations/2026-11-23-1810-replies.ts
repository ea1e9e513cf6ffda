import { type Kysely, sql } from 'kysely';

const statements = [
  // Texts that somebody keeps to answer with, in either language or both.
  sql`CREATE TABLE saved_replies (
    id text COLLATE "C" PRIMARY KEY,
    account_id text COLLATE "C" NOT NULL REFERENCES accounts,
    title text NOT NULL CHECK (title <> '' AND length(title) <= 60),
    text_en text NOT NULL CHECK (length(text_en) <= 2000),
    text_fr text NOT NULL CHECK (length(text_fr) <= 2000),
    created_at timestamptz NOT NULL DEFAULT now(),
    CHECK (text_en <> '' OR text_fr <> '')
  )`,
  sql`CREATE UNIQUE INDEX saved_replies_title ON saved_replies (account_id, lower(title))`,
  // What is answered for somebody who is away, until a moment.
  sql`CREATE TABLE away_replies (
    account_id text COLLATE "C" PRIMARY KEY REFERENCES accounts,
    text_en text NOT NULL CHECK (length(text_en) <= 1000),
    text_fr text NOT NULL CHECK (length(text_fr) <= 1000),
    -- The last day, as its owner chose it, and the moment at which it is over.
    until_day text NOT NULL CHECK (until_day ~ '^\\d{4}-\\d{2}-\\d{2}$'),
    ends_at timestamptz NOT NULL,
    CHECK (text_en <> '' OR text_fr <> '')
  )`,
  sql`ALTER TABLE messages ADD COLUMN is_automatic boolean NOT NULL DEFAULT false`,
];

/** Saved replies, away replies, and which messages nobody typed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
