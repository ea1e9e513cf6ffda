import { type Kysely, sql } from 'kysely';

/** What staff had agreed of orders that shoppers took the last line out of, so that it comes back with that line; it goes with the cart, or the listing. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE TABLE removed_order_terms (
    owner text COLLATE "C" NOT NULL REFERENCES carts ON DELETE CASCADE,
    listing_id text COLLATE "C" NOT NULL REFERENCES listings ON DELETE CASCADE,
    discount_cents bigint NOT NULL CHECK (discount_cents >= 0),
    tax_exempt_reason text,
    removed_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (owner, listing_id)
  )`.execute(db);
  await sql`CREATE INDEX removed_order_terms_listing ON removed_order_terms (listing_id)`.execute(db);
}
