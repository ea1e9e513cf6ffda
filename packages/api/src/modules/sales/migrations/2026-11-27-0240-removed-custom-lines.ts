import { type Kysely, sql } from 'kysely';

/** Custom lines that shoppers took out of their carts, so that they can be put back as they were; they go with the cart, or the listing. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE TABLE removed_custom_lines (
    listing_id text COLLATE "C" PRIMARY KEY REFERENCES listings ON DELETE CASCADE,
    owner text COLLATE "C" NOT NULL REFERENCES carts ON DELETE CASCADE,
    quantity integer NOT NULL CHECK (quantity > 0),
    is_taxable boolean NOT NULL,
    price_override_cents bigint,
    override_reason text CHECK (length(override_reason) <= 500),
    override_listed_cents bigint,
    removed_at timestamptz NOT NULL DEFAULT now()
  )`.execute(db);
  await sql`CREATE INDEX removed_custom_lines_owner ON removed_custom_lines (owner)`.execute(db);
}
