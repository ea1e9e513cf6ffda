import { type Kysely, sql } from 'kysely';

const statements = [
  sql`CREATE TABLE listing_import_pictures (
    seller_account_id text COLLATE "C" NOT NULL REFERENCES accounts,
    link text COLLATE "C" NOT NULL CHECK (length(link) <= 1000),
    -- The photograph that it became; swept away since, it is fetched anew.
    photograph_id text COLLATE "C",
    fault text,
    -- The import that asked last, and how often it did.
    import_id text COLLATE "C" NOT NULL,
    tries integer NOT NULL CHECK (tries > 0),
    fetched_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (seller_account_id, link),
    CHECK ((photograph_id IS NULL) <> (fault IS NULL))
  )`,
  sql`CREATE INDEX listing_import_pictures_import ON listing_import_pictures (import_id)`,
];

/** Pictures at other addresses, and the photographs that they became. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
