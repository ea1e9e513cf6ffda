import { type Kysely, sql } from 'kysely';

const statements = [
  // A view of an instrument that a buyer misses among its photographs, and asks its seller for.
  sql`CREATE TABLE asked_views (
    listing_id text COLLATE "C" NOT NULL REFERENCES listings ON DELETE CASCADE,
    account_id text COLLATE "C" NOT NULL REFERENCES accounts ON DELETE CASCADE,
    -- A shot of the shot list.
    shot text NOT NULL CHECK (length(shot) BETWEEN 1 AND 40),
    asked_at timestamptz NOT NULL DEFAULT now(),
    -- When it was published, or the seller said that there is none; null while it waits.
    answered_at timestamptz,
    answer text CHECK (answer IN ('SHOWN', 'NONE')),
    PRIMARY KEY (listing_id, account_id, shot),
    CONSTRAINT asked_views_answered CHECK ((answer IS NULL) = (answered_at IS NULL))
  )`,
  sql`CREATE INDEX asked_views_open ON asked_views (listing_id) WHERE answer IS NULL`,
  sql`CREATE INDEX asked_views_account ON asked_views (account_id)`,
];

/** Views that buyers ask for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
