import { type Kysely, sql } from 'kysely';

/**
 * Which provider took a payment: its money goes back there, whoever charges by then. Null for what the shop took itself. What
 * was written before is told by the form of its charge's id; a row without one is of the provider that the others are of.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isStripe = sql`provider_ref LIKE 'pi\\_%' OR provider_ref LIKE 'cs\\_%'`;
  const statements = [
    sql`ALTER TABLE payments ADD COLUMN provider text CHECK (provider IN ('gateway', 'stripe'))`,
    sql`UPDATE payments SET provider = CASE
        WHEN provider_ref IS NOT NULL THEN CASE WHEN ${isStripe} THEN 'stripe' ELSE 'gateway' END
        WHEN EXISTS (SELECT FROM payments WHERE ${isStripe}) THEN 'stripe'
        ELSE 'gateway'
      END
      WHERE kind NOT IN ('code', 'store-credits', 'manual')`,
    sql`ALTER TABLE payments ADD CONSTRAINT payments_of_provider CHECK (
      (kind IN ('code', 'store-credits', 'manual')) = (provider IS NULL))`,
  ];
  for (const statement of statements) await statement.execute(db);
}
