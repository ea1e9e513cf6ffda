import { type Kysely, sql } from 'kysely';

/**
 * Things that somebody is paying for, and who waits for them. A listing has one row at most, so the database decides who holds
 * it; the line of the cart that holds it takes the row with it when it goes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`CREATE TABLE holds (
      listing_id text COLLATE "C" PRIMARY KEY REFERENCES listings ON DELETE CASCADE,
      line_item_id text COLLATE "C" NOT NULL REFERENCES line_items ON DELETE CASCADE,
      tabs text[] NOT NULL,
      begun_at timestamptz NOT NULL,
      until timestamptz NOT NULL,
      renewals integer NOT NULL DEFAULT 0 CHECK (renewals BETWEEN 0 AND 2),
      released_at timestamptz,
      CONSTRAINT holds_end_after_begin CHECK (until > begun_at)
    )`,
    sql`CREATE INDEX holds_line ON holds (line_item_id)`,
    sql`CREATE TABLE waitlist_entries (
      id text COLLATE "C" PRIMARY KEY,
      listing_id text COLLATE "C" NOT NULL REFERENCES listings ON DELETE CASCADE,
      account_id text COLLATE "C" REFERENCES accounts ON DELETE CASCADE,
      session_id text COLLATE "C" NOT NULL,
      email text,
      locale text NOT NULL CHECK (locale IN ('en', 'fr')),
      notified_at timestamptz,
      created_at timestamptz NOT NULL DEFAULT now(),
      CONSTRAINT waitlist_entries_reachable CHECK ((account_id IS NULL) = (email IS NOT NULL))
    )`,
    sql`CREATE UNIQUE INDEX waitlist_entries_account ON waitlist_entries (listing_id, account_id) WHERE account_id IS NOT NULL`,
    sql`CREATE UNIQUE INDEX waitlist_entries_guest ON waitlist_entries (listing_id, session_id) WHERE account_id IS NULL`,
    sql`CREATE INDEX waitlist_entries_line ON waitlist_entries (listing_id, id)`,
  ];
  for (const statement of statements) await statement.execute(db);
}
