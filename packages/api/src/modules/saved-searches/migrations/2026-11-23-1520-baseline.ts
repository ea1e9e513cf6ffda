import { type Kysely, sql } from 'kysely';

const statements = [
  // Listings in the sequence in which they were published, without gaps: a number is given after its listing is committed, by
  // one transaction at a time, so that whoever has read up to a number has missed nothing below it.
  sql`CREATE TABLE published_listings (
    seq integer PRIMARY KEY CHECK (seq > 0),
    -- Once: what comes back into the shop is no news.
    listing_id text COLLATE "C" NOT NULL CONSTRAINT published_listings_once UNIQUE REFERENCES listings ON DELETE CASCADE
  )`,
  sql`INSERT INTO published_listings (seq, listing_id)
    SELECT row_number() OVER (ORDER BY listed_at, id), id FROM listings WHERE is_published AND status IN ('live', 'sold')`,
  sql`CREATE TABLE saved_searches (
    id text COLLATE "C" PRIMARY KEY,
    account_id text COLLATE "C" NOT NULL REFERENCES accounts ON DELETE CASCADE,
    name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 80),
    -- A filter of the listing page, with its keys and values in one order, so that equal searches are equal texts.
    filter jsonb NOT NULL,
    frequency text NOT NULL CHECK (frequency IN ('INSTANT', 'DAILY', 'WEEKLY', 'BELL')),
    -- The highest number of published_listings that the account was told of, and that it has looked at.
    told_seq integer NOT NULL CHECK (told_seq >= 0),
    seen_seq integer NOT NULL CHECK (seen_seq >= 0),
    -- Null for a search that is told at once.
    next_run_at timestamptz,
    created_at timestamptz NOT NULL DEFAULT now(),
    -- A removed row stays for a while, so that undo restores its marks.
    removed_at timestamptz,
    CONSTRAINT saved_searches_next_run CHECK ((next_run_at IS NULL) = (frequency IN ('INSTANT', 'BELL')))
  )`,
  sql`CREATE UNIQUE INDEX saved_searches_once ON saved_searches (account_id, md5(filter::text)) WHERE removed_at IS NULL`,
  sql`CREATE INDEX saved_searches_told ON saved_searches (told_seq) WHERE removed_at IS NULL AND next_run_at IS NULL`,
  sql`CREATE INDEX saved_searches_due ON saved_searches (next_run_at) WHERE removed_at IS NULL AND next_run_at IS NOT NULL`,
  sql`CREATE INDEX saved_searches_removed ON saved_searches (removed_at) WHERE removed_at IS NOT NULL`,
];

/** Searches that members saved, and the sequence by which each hit is told once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
