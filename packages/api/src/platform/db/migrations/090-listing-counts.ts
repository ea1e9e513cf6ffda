import { type Kysely, sql } from 'kysely';

/** What of a listing is counted; a change is a listing with these, added or taken away. */
const counted = sql`status, asking_cents, brand_id, category_id, type_id, decade, condition, finish_family, seller_account_id, tags`;

/**
 * The catalogue at a million listings: words of names apart from those of stories, so that matches need not be read to be
 * weighed; an index for every order in which listings are walked; stored counts with their pending changes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`ALTER TABLE listings ADD COLUMN names tsvector GENERATED ALWAYS AS (ts_filter(search, '{a,b,d}')) STORED`,
    ...['newest', 'category', 'type', 'brand', 'price', 'year'].map(
      (name) => sql`DROP INDEX ${sql.ref(`listings_${name}`)}`,
    ),
    sql`CREATE INDEX listings_newest ON listings (status, listed_at DESC, id DESC) WHERE browsable`,
    sql`CREATE INDEX listings_price ON listings (status, asking_cents, id) WHERE browsable`,
    sql`CREATE INDEX listings_year_up ON listings (status, year, id) WHERE browsable`,
    sql`CREATE INDEX listings_year_down ON listings (status, year DESC NULLS LAST, id DESC) WHERE browsable`,
    ...['category_id', 'type_id', 'brand_id', 'decade', 'condition', 'finish_family'].map(
      (column) =>
        sql`CREATE INDEX ${sql.ref(`listings_${column.replace('_id', '')}`)}
          ON listings (${sql.ref(column)}, status, listed_at DESC, id DESC) WHERE browsable`,
    ),
    ...['category_id', 'brand_id'].map(
      (column) =>
        sql`CREATE INDEX ${sql.ref(`listings_${column.replace('_id', '')}_price`)}
          ON listings (${sql.ref(column)}, status, asking_cents, id) WHERE browsable`,
    ),
    sql`CREATE INDEX listings_category_sold ON listings (category_id, sold_at DESC) WHERE browsable AND status = 'sold'`,
    sql`CREATE INDEX listings_tags ON listings USING gin (tags) WHERE browsable`,
    sql`CREATE INDEX listings_names ON listings USING gin (names) WHERE browsable`,
    sql`CREATE TABLE listing_counts (
      status text COLLATE "C" NOT NULL,
      a text COLLATE "C" NOT NULL,
      b text COLLATE "C" NOT NULL,
      facet text COLLATE "C" NOT NULL,
      value text COLLATE "C" NOT NULL,
      n integer NOT NULL,
      PRIMARY KEY (status, a, b, facet, value)
    ) WITH (fillfactor = 80)`,
    sql`CREATE TABLE listing_changes (
      n integer NOT NULL,
      status text NOT NULL,
      asking_cents bigint NOT NULL,
      brand_id text NOT NULL,
      category_id text NOT NULL,
      type_id text NOT NULL,
      decade integer,
      condition text NOT NULL,
      finish_family text NOT NULL,
      seller_account_id text NOT NULL,
      tags text[] NOT NULL
    )`,
    sql`CREATE TABLE search_changes (listing_id text NOT NULL)`,
    sql`ALTER TABLE search_words ADD COLUMN changed_at timestamptz NOT NULL DEFAULT now()`,
    sql`CREATE INDEX search_words_changed ON search_words (changed_at)`,
    sql`CREATE FUNCTION listings_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO listing_changes SELECT 1, ${counted} FROM after WHERE browsable AND status IN ('live', 'sold');
        INSERT INTO search_changes SELECT id FROM after WHERE browsable AND status IN ('live', 'sold');
        RETURN NULL;
      END
    $$`,
    sql`CREATE FUNCTION listings_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO listing_changes SELECT -1, ${counted} FROM before WHERE browsable AND status IN ('live', 'sold');
        RETURN NULL;
      END
    $$`,
    sql`CREATE FUNCTION listings_updated() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO listing_changes
          SELECT sum(n), ${counted} FROM (
            SELECT -1 AS n, ${counted} FROM before WHERE browsable
            UNION ALL SELECT 1, ${counted} FROM after WHERE browsable
          ) AS moved WHERE status IN ('live', 'sold') GROUP BY ${counted} HAVING sum(n) <> 0;
        INSERT INTO search_changes SELECT after.id FROM after JOIN before ON before.id = after.id
          WHERE after.browsable AND after.search IS DISTINCT FROM before.search;
        RETURN NULL;
      END
    $$`,
    sql`CREATE TRIGGER listings_count_inserted AFTER INSERT ON listings
      REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION listings_inserted()`,
    sql`CREATE TRIGGER listings_count_deleted AFTER DELETE ON listings
      REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION listings_deleted()`,
    sql`CREATE TRIGGER listings_count_updated AFTER UPDATE ON listings
      REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION listings_updated()`,
    sql`INSERT INTO listing_changes SELECT 1, ${counted} FROM listings WHERE browsable AND status IN ('live', 'sold')`,
  ];
  for (const statement of statements) await statement.execute(db);
}
