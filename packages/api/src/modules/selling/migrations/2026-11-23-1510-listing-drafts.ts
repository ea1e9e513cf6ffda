import { type Kysely, sql } from 'kysely';

const statements = [
  // What a seller says of an item, from the first word on; once it is published, the listing has the same id.
  sql`CREATE TABLE listing_drafts (
    id text COLLATE "C" PRIMARY KEY,
    seller_account_id text COLLATE "C" NOT NULL REFERENCES accounts,
    -- Set when it is first published.
    item_id text COLLATE "C" REFERENCES items,
    state text NOT NULL CHECK (state IN ('INITIAL', 'DESCRIPTION', 'FINAL_APPROVAL', 'LISTING_ACTIVE', 'PAUSED', 'ENDED')),
    -- The draft revision, and the one that buyers see; null before the first.
    document jsonb NOT NULL,
    published jsonb,
    -- The title of the draft, for the seller's search.
    title text NOT NULL,
    -- Grows with each change; a save names the version that it read.
    version integer NOT NULL CHECK (version > 0),
    -- The seller waits for the shop's answer since then.
    submitted_at timestamptz,
    -- Fields that the shop asked to change, and why; empty once the seller submits again.
    marked_fields text[] NOT NULL DEFAULT '{}',
    asked_reason text,
    -- Of a paused listing: when it comes back by itself.
    paused_until timestamptz,
    published_at timestamptz,
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT listing_drafts_paused_until CHECK ((state = 'PAUSED') = (paused_until IS NOT NULL)),
    CONSTRAINT listing_drafts_published CHECK (
      state NOT IN ('LISTING_ACTIVE', 'PAUSED', 'ENDED') OR (published IS NOT NULL AND item_id IS NOT NULL)
    )
  )`,
  sql`CREATE INDEX listing_drafts_seller ON listing_drafts (seller_account_id, created_at DESC, id DESC)`,
  sql`CREATE INDEX listing_drafts_paused ON listing_drafts (paused_until) WHERE state = 'PAUSED'`,
  sql`CREATE INDEX listing_drafts_submitted ON listing_drafts (submitted_at) WHERE submitted_at IS NOT NULL`,
  // The history of a listing: who moved it from where to where, and why.
  sql`CREATE TABLE listing_steps (
    listing_id text COLLATE "C" NOT NULL REFERENCES listing_drafts ON DELETE CASCADE,
    position integer NOT NULL CHECK (position > 0),
    action text NOT NULL,
    from_state text NOT NULL,
    to_state text NOT NULL,
    made_by text NOT NULL CHECK (made_by IN ('SELLER', 'SHOP')),
    -- Null: the shop by itself.
    account_id text COLLATE "C" REFERENCES accounts,
    reason text CHECK (length(reason) <= 2000),
    fields text[] NOT NULL DEFAULT '{}',
    created_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (listing_id, position)
  )`,
];

/** Listings from the first word to their end, and the steps between. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
