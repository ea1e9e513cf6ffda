import { type Kysely, sql } from 'kysely';

/** Prices that staff had set of things that shoppers took out of their carts, so that they come back with them; they go with the cart, or the listing. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE TABLE removed_line_prices (
    owner text COLLATE "C" NOT NULL REFERENCES carts ON DELETE CASCADE,
    listing_id text COLLATE "C" NOT NULL REFERENCES listings ON DELETE CASCADE,
    price_override_cents bigint NOT NULL CHECK (price_override_cents >= 0),
    override_reason text CHECK (length(override_reason) <= 500),
    override_listed_cents bigint,
    removed_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (owner, listing_id)
  )`.execute(db);
  await sql`CREATE INDEX removed_line_prices_listing ON removed_line_prices (listing_id)`.execute(db);
}
