import { type Kysely, sql } from 'kysely';

const statements = [
  // What its owner knows of it, so that a change is told once: the lowest price told, and whether it could be bought.
  sql`ALTER TABLE wishlist_items
    ADD COLUMN known_cents bigint CHECK (known_cents BETWEEN 1 AND 2000000000),
    ADD COLUMN known_state text NOT NULL DEFAULT 'live' CHECK (known_state IN ('live', 'sold', 'gone')),
    -- When a job compares it with its listing; null while nothing changed.
    ADD COLUMN review_at timestamptz,
    ADD COLUMN similar_offered boolean NOT NULL DEFAULT false`,
  sql`UPDATE wishlist_items AS wish SET known_cents = asking_cents, known_state = coalesce((
      SELECT CASE status WHEN 'withdrawn' THEN 'gone' ELSE status END FROM listings
      WHERE listings.item_id = wish.item_id ORDER BY (status = 'live') DESC, listed_at DESC LIMIT 1
    ), 'gone')`,
  sql`CREATE INDEX wishlist_items_review ON wishlist_items (review_at) WHERE review_at IS NOT NULL`,
  sql`CREATE TABLE wishlist_shares (
    account_id text COLLATE "C" PRIMARY KEY REFERENCES accounts ON DELETE CASCADE,
    -- Whoever has it may look. Deleting the row revokes it.
    token text COLLATE "C" NOT NULL CONSTRAINT wishlist_shares_token UNIQUE,
    shows_name boolean NOT NULL DEFAULT false,
    created_at timestamptz NOT NULL DEFAULT now()
  )`,
];

/** What a notice needs to be told once, and links that show a wishlist to others. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
