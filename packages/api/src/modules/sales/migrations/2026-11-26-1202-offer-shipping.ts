import { type Kysely, sql } from 'kysely';

const amount = (column: string) => sql`${sql.ref(column)} bigint CHECK (${sql.ref(column)} BETWEEN 0 AND 2000000000)`;

const statements = [
  // What shipping is to cost; null: what the checkout quotes.
  sql`ALTER TABLE offers ADD COLUMN ${amount('shipping_cents')}, ADD COLUMN ${amount('counter_shipping_cents')},
    ADD COLUMN ${amount('agreed_shipping_cents')},
    ADD CONSTRAINT offers_shipping_of_a_price CHECK ((counter_shipping_cents IS NULL OR counter_cents IS NOT NULL)
      AND (agreed_shipping_cents IS NULL OR agreed_cents IS NOT NULL))`,
  sql`ALTER TABLE offer_moves ADD COLUMN ${amount('shipping_cents')}`,
];

/** A price of its own for shipping in offers and counter-offers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
