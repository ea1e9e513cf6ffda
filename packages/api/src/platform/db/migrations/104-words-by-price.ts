import { type Kysely, sql } from 'kysely';

/** Where each fine price bucket begins, in cents. */
const edges = `{1,${Array.from({ length: 8 }, (_, power) =>
  [100, 110, 125, 140, 160, 180, 200, 225, 250, 280, 320, 360, 400, 450, 500, 560, 630, 710, 800, 900].map(
    (step) => step * 10 ** power,
  ),
)
  .flat()
  .filter((edge) => edge < 2_147_483_647)
  .join()}}`;

/**
 * The words of every listing's name and traits, each with the bucket of its price, in an index: the cheapest of a word lie
 * together there, however many listings are cheaper without it. Years and numbers of things are left out.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE FUNCTION words_with_price(names tsvector, cents bigint) RETURNS text[]
    LANGUAGE sql IMMUTABLE STRICT PARALLEL RESTRICTED AS ${sql.raw(`$$
      SELECT array_agg(word || ' ' || width_bucket(cents, '${edges}'::bigint[]))
      FROM unnest(tsvector_to_array(names)) AS word WHERE word !~ '^\\d+s?$|\\d{4}'
    $$`)}`.execute(db);
  await sql`CREATE INDEX listings_words_by_price ON listings USING gin (words_with_price(names, asking_cents))`.execute(
    db,
  );
}
