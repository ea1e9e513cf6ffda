import { type Kysely, sql } from 'kysely';

const statements = [
  sql`CREATE TABLE exchange_rates (
    -- The day that the source published them for.
    as_of date NOT NULL,
    currency text COLLATE "C" NOT NULL CHECK (currency ~ '^[A-Z]{3}$' AND currency <> 'USD'),
    -- Units of the currency for one US dollar.
    rate double precision NOT NULL CHECK (rate > 0 AND rate < 1000000),
    source text NOT NULL CHECK (length(source) BETWEEN 1 AND 80),
    stored_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (as_of, currency)
  )`,
];

/** What a US dollar is worth in the currencies that prices are also shown in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
