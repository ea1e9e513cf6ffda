import { type Kysely, type RawBuilder, sql } from 'kysely';

/** Brands, categories and items: what the shop knows of a thing, whether it is for sale or not. */
const items = [
  sql`CREATE TABLE brands (id text COLLATE "C" PRIMARY KEY, name text NOT NULL, slug text NOT NULL CONSTRAINT brands_slug UNIQUE)`,
  sql`CREATE TABLE categories (
    id text COLLATE "C" PRIMARY KEY,
    slug text NOT NULL CONSTRAINT categories_slug UNIQUE,
    position integer NOT NULL,
    title jsonb NOT NULL,
    description jsonb NOT NULL
  )`,
  sql`CREATE TABLE types (
    id text COLLATE "C" PRIMARY KEY,
    category_id text COLLATE "C" NOT NULL REFERENCES categories,
    slug text NOT NULL,
    position integer NOT NULL,
    title jsonb NOT NULL,
    description jsonb NOT NULL,
    CONSTRAINT types_slug UNIQUE (category_id, slug)
  )`,
  sql`CREATE TABLE items (
    id text COLLATE "C" PRIMARY KEY,
    slug text NOT NULL,
    sku text NOT NULL CONSTRAINT items_sku UNIQUE,
    seller_account_id text COLLATE "C" NOT NULL REFERENCES accounts,
    brand_id text COLLATE "C" NOT NULL REFERENCES brands,
    category_id text COLLATE "C" NOT NULL REFERENCES categories,
    type_id text COLLATE "C" NOT NULL REFERENCES types,
    parent_item_id text COLLATE "C" REFERENCES items,
    has_variants boolean NOT NULL DEFAULT false,
    model text NOT NULL,
    model_key text NOT NULL,
    year_from integer,
    year_to integer,
    year_is_circa boolean NOT NULL DEFAULT false,
    finish_key text NOT NULL,
    finish_family text NOT NULL,
    paper text NOT NULL,
    condition text NOT NULL,
    handedness text,
    weight_grams integer,
    serial text,
    tags text[] NOT NULL,
    accepting_offers boolean NOT NULL,
    offer_decline_threshold integer CHECK (offer_decline_threshold BETWEEN 0 AND 100),
    requires_shipping boolean NOT NULL,
    local_pickup_only boolean NOT NULL,
    shipping_class text NOT NULL CHECK (shipping_class IN ('guitar', 'amp', 'small')),
    shipping_weight_grams integer NOT NULL CHECK (shipping_weight_grams >= 0),
    reported_at timestamptz,
    created_at timestamptz NOT NULL DEFAULT now()
  )`,
  sql`CREATE INDEX items_parent ON items (parent_item_id, id) WHERE parent_item_id IS NOT NULL`,
  sql`CREATE TABLE item_texts (
    item_id text COLLATE "C" NOT NULL REFERENCES items ON DELETE CASCADE,
    locale text NOT NULL,
    title text NOT NULL,
    subtitle text NOT NULL,
    description text NOT NULL,
    finish text NOT NULL,
    specs jsonb NOT NULL,
    plate jsonb NOT NULL,
    report jsonb NOT NULL,
    variant jsonb NOT NULL,
    PRIMARY KEY (item_id, locale)
  )`,
  sql`CREATE TABLE images (id text COLLATE "C" PRIMARY KEY, view text NOT NULL, backdrop text NOT NULL, alt jsonb NOT NULL)`,
  sql`CREATE TABLE item_images (
    item_id text COLLATE "C" NOT NULL REFERENCES items ON DELETE CASCADE,
    position integer NOT NULL,
    image_id text COLLATE "C" NOT NULL REFERENCES images,
    PRIMARY KEY (item_id, position)
  )`,
  sql`CREATE TABLE past_sales (
    id text COLLATE "C" PRIMARY KEY,
    model_key text NOT NULL,
    year integer,
    condition text NOT NULL,
    amount_cents bigint NOT NULL,
    sold_at timestamptz NOT NULL
  )`,
  sql`CREATE INDEX past_sales_model ON past_sales (model_key, sold_at DESC)`,
];

/**
 * An item at a price. What the listing page filters and sorts by is repeated here, so that it reads one table. `search` holds
 * all words, `names` only those of names, traits and numbers (weights A, B, D): a match on `names` needs no look at the row.
 */
const listings = [
  sql`CREATE TABLE listings (
    id text COLLATE "C" PRIMARY KEY,
    item_id text COLLATE "C" NOT NULL REFERENCES items,
    seller_account_id text COLLATE "C" NOT NULL REFERENCES accounts,
    asking_cents bigint NOT NULL CHECK (asking_cents BETWEEN 1 AND 2000000000),
    status text NOT NULL CHECK (status IN ('live', 'sold', 'withdrawn')),
    stock_level integer NOT NULL CHECK (stock_level >= 0),
    listed_at timestamptz NOT NULL,
    sold_at timestamptz,
    is_published boolean NOT NULL,
    brand_id text COLLATE "C" NOT NULL REFERENCES brands,
    category_id text COLLATE "C" NOT NULL REFERENCES categories,
    type_id text COLLATE "C" NOT NULL REFERENCES types,
    decade integer,
    year integer,
    condition text NOT NULL,
    finish_family text NOT NULL,
    tags text[] NOT NULL,
    search tsvector NOT NULL,
    names tsvector GENERATED ALWAYS AS (ts_filter(search, '{a,b,d}')) STORED,
    CONSTRAINT listings_sold_has_date CHECK (status <> 'sold' OR sold_at IS NOT NULL),
    CONSTRAINT listings_live_has_stock CHECK (status <> 'live' OR stock_level > 0)
  )`,
  sql`CREATE INDEX listings_item ON listings (item_id, listed_at DESC)`,
  sql`CREATE INDEX listings_seller ON listings (seller_account_id, listed_at DESC, id DESC)`,
  sql`CREATE INDEX listings_category_sold ON listings (category_id, sold_at DESC) WHERE is_published AND status = 'sold'`,
];

/** An index for every order that the listing page scans; `listings/sort.ts` lists the filters that have one. */
const sortedIndexes = [
  sql`CREATE INDEX listings_newest ON listings (status, listed_at DESC, id DESC) WHERE is_published`,
  sql`CREATE INDEX listings_price ON listings (status, asking_cents, id) WHERE is_published`,
  sql`CREATE INDEX listings_year_asc ON listings (status, year, id) WHERE is_published`,
  sql`CREATE INDEX listings_year_desc ON listings (status, year DESC NULLS LAST, id DESC) WHERE is_published`,
  ...['category_id', 'type_id', 'brand_id', 'decade', 'condition', 'finish_family'].map(
    (column) =>
      sql`CREATE INDEX ${sql.ref(`listings_${column.replace('_id', '')}`)}
        ON listings (${sql.ref(column)}, status, listed_at DESC, id DESC) WHERE is_published`,
  ),
  ...['category_id', 'brand_id'].map(
    (column) =>
      sql`CREATE INDEX ${sql.ref(`listings_${column.replace('_id', '')}_price`)}
        ON listings (${sql.ref(column)}, status, asking_cents, id) WHERE is_published`,
  ),
];

/** Where each price bucket begins, in cents: the same edges as `priceEdges` in the catalogue's `facets/price-buckets.ts`. */
const STEPS = [100, 110, 125, 140, 160, 180, 200, 225, 250, 280, 320, 360, 400, 450, 500, 560, 630, 710, 800, 900];
const bucketEdges = [1, ...Array.from({ length: 8 }, (_, power) => STEPS.map((step) => step * 10 ** power)).flat()];
const edges = `{${bucketEdges.filter((edge) => edge < 2_147_483_647).join()}}`;

/**
 * Text indexes. They have no WHERE: PostgreSQL does not combine two indexes that share a condition, and these are combined with
 * the sorted ones. `keywords_by_price` gives each word of a name with its price bucket, so that the cheapest listings with a
 * word are found without passing cheaper ones that lack it; years and numbers are left out.
 */
const textIndexes = [
  ...['names', 'search', 'tags'].map(
    (column) => sql`CREATE INDEX ${sql.ref(`listings_${column}`)} ON listings USING gin (${sql.ref(column)})`,
  ),
  sql`CREATE FUNCTION keywords_by_price(names tsvector, cents bigint) RETURNS text[]
    LANGUAGE sql IMMUTABLE STRICT PARALLEL RESTRICTED AS ${sql.raw(`$$
      SELECT array_agg(word || ' ' || width_bucket(cents, '${edges}'::bigint[]))
      FROM unnest(tsvector_to_array(names)) AS word WHERE word !~ '^\\d+s?$|\\d{4}'
    $$`)}`,
  sql`CREATE INDEX listings_keywords_by_price ON listings USING gin (keywords_by_price(names, asking_cents))`,
];

/**
 * Derived tables, which `npm run db -- recount` builds anew. `listing_counts` has the number of listings with a facet value
 * under no, one or two filters, each written as `BRAND <id>`; an empty key is no filter. `listing_count_deltas` are changes
 * that a job adds to it. `search_vocabulary` has the words of all listings, `search_vocabulary_queue` the listings whose words
 * are still to be added.
 */
const derived = [
  sql`CREATE TABLE listing_counts (
    status text COLLATE "C" NOT NULL,
    first_filter text COLLATE "C" NOT NULL,
    second_filter text COLLATE "C" NOT NULL,
    facet text COLLATE "C" NOT NULL,
    value text COLLATE "C" NOT NULL,
    count integer NOT NULL,
    PRIMARY KEY (status, first_filter, second_filter, facet, value)
  ) WITH (fillfactor = 80)`,
  // There are thousands of sellers in a large shop, and a page shows the largest.
  sql`CREATE INDEX listing_counts_sellers ON listing_counts (status, first_filter, second_filter, count DESC, value)
    WHERE facet = 'SELLER'`,
  sql`CREATE TABLE listing_count_deltas (
    delta integer NOT NULL,
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
  sql`CREATE TABLE search_vocabulary (
    word text COLLATE "C" PRIMARY KEY,
    listing_count integer NOT NULL,
    changed_at timestamptz NOT NULL DEFAULT now()
  )`,
  sql`CREATE INDEX search_vocabulary_changed ON search_vocabulary (changed_at)`,
  sql`CREATE TABLE search_vocabulary_queue (listing_id text NOT NULL)`,
];

/** The columns of a listing that are counted, as `listing_count_deltas` has them. */
const counted = sql`status, asking_cents, brand_id, category_id, type_id, decade, condition, finish_family, seller_account_id, tags`;

/**
 * Every write of listings leaves its deltas in the same transaction, whatever code makes it. They are appended and never
 * updated, so that two sales of the same brand do not wait for each other.
 */
const triggers = [
  sql`CREATE FUNCTION listings_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO listing_count_deltas SELECT 1, ${counted} FROM after WHERE is_published AND status IN ('live', 'sold');
      INSERT INTO search_vocabulary_queue SELECT id FROM after WHERE is_published AND status IN ('live', 'sold');
      RETURN NULL;
    END
  $$`,
  sql`CREATE FUNCTION listings_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO listing_count_deltas SELECT -1, ${counted} FROM before WHERE is_published AND status IN ('live', 'sold');
      RETURN NULL;
    END
  $$`,
  sql`CREATE FUNCTION listings_updated() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO listing_count_deltas
        SELECT sum(delta), ${counted} FROM (
          SELECT -1 AS delta, ${counted} FROM before WHERE is_published
          UNION ALL SELECT 1, ${counted} FROM after WHERE is_published
        ) AS moved WHERE status IN ('live', 'sold') GROUP BY ${counted} HAVING sum(delta) <> 0;
      INSERT INTO search_vocabulary_queue SELECT after.id FROM after JOIN before ON before.id = after.id
        WHERE after.is_published AND after.search IS DISTINCT FROM before.search;
      RETURN NULL;
    END
  $$`,
  sql`CREATE TRIGGER listings_inserted AFTER INSERT ON listings
    REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION listings_inserted()`,
  sql`CREATE TRIGGER listings_deleted AFTER DELETE ON listings
    REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION listings_deleted()`,
  sql`CREATE TRIGGER listings_updated AFTER UPDATE ON listings
    REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION listings_updated()`,
];

/** The catalogue: items, listings, and what its search reads. `packages/docs/search.md` shows how they work together. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const steps: readonly RawBuilder<unknown>[] = [
    ...items,
    ...listings,
    ...sortedIndexes,
    ...textIndexes,
    ...derived,
    ...triggers,
  ];
  for (const step of steps) await step.execute(db);
}
