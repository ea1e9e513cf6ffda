import { type Kysely, sql } from 'kysely';

const statements = [
  // Texts that the shop wrote for its mails, in place of the code's. Versions are never changed: the newest counts, and one without a text
  // says that the code's counts again.
  sql`CREATE TABLE mail_texts (
    key text COLLATE "C" NOT NULL,
    locale text NOT NULL CHECK (locale IN ('en', 'fr')),
    version integer NOT NULL CHECK (version > 0),
    subject text CHECK (length(subject) BETWEEN 1 AND 200),
    body text CHECK (length(body) BETWEEN 1 AND 8000),
    link text CHECK (length(link) <= 80),
    account_id text COLLATE "C" NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (key, locale, version),
    CHECK ((subject IS NULL) = (body IS NULL) AND (subject IS NULL) = (link IS NULL))
  )`,
];

/** Texts of mails that the shop wrote itself. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
