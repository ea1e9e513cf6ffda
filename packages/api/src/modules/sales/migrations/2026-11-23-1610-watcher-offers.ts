import { type Kysely, sql } from 'kysely';

const statements = [
  // Who began it; a seller does not see to whom an offer of theirs went before it is answered.
  sql`ALTER TABLE offers
    ADD COLUMN made_by text NOT NULL DEFAULT 'BUYER' CHECK (made_by IN ('BUYER', 'SELLER')),
    ADD COLUMN is_hidden boolean NOT NULL DEFAULT false,
    ADD CONSTRAINT offers_hidden_of_sellers CHECK (NOT is_hidden OR made_by = 'SELLER')`,
  // One for each buyer and listing, ever.
  sql`CREATE UNIQUE INDEX offers_one_of_seller ON offers (listing_id, buyer_account_id) WHERE made_by = 'SELLER'`,
];

/** Offers that sellers make to those who have a listing on their wishlist. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
