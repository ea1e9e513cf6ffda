import { type Kysely, sql } from 'kysely';

const taxonomy = [
  sql`CREATE TABLE brands (id text COLLATE "C" PRIMARY KEY, name text NOT NULL, slug text NOT NULL CONSTRAINT brands_slug UNIQUE)`,
  // Titles and descriptions are objects by locale.
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
];

const items = [
  // What the shop knows of an instrument or product, for sale or not.
  sql`CREATE TABLE items (
    id text COLLATE "C" PRIMARY KEY,
    slug text NOT NULL,
    sku text NOT NULL CONSTRAINT items_sku UNIQUE,
    seller_account_id text COLLATE "C" NOT NULL REFERENCES accounts,
    brand_id text COLLATE "C" NOT NULL REFERENCES brands,
    category_id text COLLATE "C" NOT NULL REFERENCES categories,
    type_id text COLLATE "C" NOT NULL REFERENCES types,
    -- The product that this is a variant of. A product with variants is bought through them only.
    parent_item_id text COLLATE "C" REFERENCES items,
    has_variants boolean NOT NULL DEFAULT false,
    model text NOT NULL,
    -- Equal for all items of one model and era; past_sales are grouped by it.
    model_key text NOT NULL,
    year_from integer,
    year_to integer,
    year_is_circa boolean NOT NULL DEFAULT false,
    finish_key text NOT NULL,
    finish_family text NOT NULL,
    -- The backdrop of its images.
    backdrop text NOT NULL,
    condition text NOT NULL,
    handedness text,
    weight_grams integer,
    serial text,
    tags text[] NOT NULL,
    accepting_offers boolean NOT NULL,
    -- Percent of the price below which offers are declined automatically.
    offer_decline_threshold integer CHECK (offer_decline_threshold BETWEEN 0 AND 100),
    requires_shipping boolean NOT NULL,
    local_pickup_only boolean NOT NULL,
    shipping_class text NOT NULL CHECK (shipping_class IN ('guitar', 'amp', 'small')),
    -- With case and box.
    shipping_weight_grams integer NOT NULL CHECK (shipping_weight_grams >= 0),
    -- When its condition report was written.
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
  sql`CREATE TABLE item_images (
    item_id text COLLATE "C" NOT NULL REFERENCES items ON DELETE CASCADE,
    position integer NOT NULL,
    image_id text COLLATE "C" NOT NULL REFERENCES images,
    PRIMARY KEY (item_id, position)
  )`,
  // Sold prices, here and elsewhere, from which a model's price history is drawn.
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

const listings = [
  // An item at a price. Repeats what the listing page filters and sorts by, so that it reads a single table.
  sql`CREATE TABLE listings (
    id text COLLATE "C" PRIMARY KEY,
    item_id text COLLATE "C" NOT NULL REFERENCES items,
    seller_account_id text COLLATE "C" NOT NULL REFERENCES accounts,
    asking_cents bigint NOT NULL CHECK (asking_cents BETWEEN 1 AND 2000000000),
    status text NOT NULL CHECK (status IN ('live', 'sold', 'withdrawn')),
    -- 1 for one of a kind.
    stock_level integer NOT NULL CHECK (stock_level >= 0),
    listed_at timestamptz NOT NULL,
    sold_at timestamptz,
    -- Whether lists and search show it. False for variants, which are reached through their product.
    is_published boolean NOT NULL,
    brand_id text COLLATE "C" NOT NULL REFERENCES brands,
    category_id text COLLATE "C" NOT NULL REFERENCES categories,
    type_id text COLLATE "C" NOT NULL REFERENCES types,
    decade integer,
    year integer,
    condition text NOT NULL,
    finish_family text NOT NULL,
    tags text[] NOT NULL,
    -- All words in both languages. Weights: A, B and D for names, traits and numbers, C for descriptions.
    search tsvector NOT NULL,
    -- The words without descriptions: a match here needs no recheck of the row.
    names tsvector GENERATED ALWAYS AS (ts_filter(search, '{a,b,d}')) STORED,
    CONSTRAINT listings_sold_has_date CHECK (status <> 'sold' OR sold_at IS NOT NULL),
    CONSTRAINT listings_live_has_stock CHECK (status <> 'live' OR stock_level > 0)
  )`,
  sql`CREATE INDEX listings_item ON listings (item_id, listed_at DESC)`,
  sql`CREATE INDEX listings_seller ON listings (seller_account_id, listed_at DESC, id DESC)`,
  sql`CREATE INDEX listings_category_sold ON listings (category_id, sold_at DESC) WHERE is_published AND status = 'sold'`,
];

/** One index for each order that the listing page scans; `listings/sort.ts` lists the filters that have one. */
const sortIndexes = [
  sql`CREATE INDEX listings_newest ON listings (status, listed_at DESC, id DESC) WHERE is_published`,
  sql`CREATE INDEX listings_price ON listings (status, asking_cents, id) WHERE is_published`,
  sql`CREATE INDEX listings_year_asc ON listings (status, year, id) WHERE is_published`,
  sql`CREATE INDEX listings_year_desc ON listings (status, year DESC NULLS LAST, id DESC) WHERE is_published`,
  sql`CREATE INDEX listings_category ON listings (category_id, status, listed_at DESC, id DESC) WHERE is_published`,
  sql`CREATE INDEX listings_type ON listings (type_id, status, listed_at DESC, id DESC) WHERE is_published`,
  sql`CREATE INDEX listings_brand ON listings (brand_id, status, listed_at DESC, id DESC) WHERE is_published`,
  sql`CREATE INDEX listings_decade ON listings (decade, status, listed_at DESC, id DESC) WHERE is_published`,
  sql`CREATE INDEX listings_condition ON listings (condition, status, listed_at DESC, id DESC) WHERE is_published`,
  sql`CREATE INDEX listings_finish_family ON listings (finish_family, status, listed_at DESC, id DESC) WHERE is_published`,
  sql`CREATE INDEX listings_category_price ON listings (category_id, status, asking_cents, id) WHERE is_published`,
  sql`CREATE INDEX listings_brand_price ON listings (brand_id, status, asking_cents, id) WHERE is_published`,
];

/** Where each price bucket begins, in cents: a copy of `priceEdges` in `facets/price-buckets.ts`. */
const STEPS = [100, 110, 125, 140, 160, 180, 200, 225, 250, 280, 320, 360, 400, 450, 500, 560, 630, 710, 800, 900];
const bucketEdges = [1, ...Array.from({ length: 8 }, (_, power) => STEPS.map((step) => step * 10 ** power)).flat()];
const edges = `{${bucketEdges.filter((edge) => edge < 2_147_483_647).join()}}`;

/** No WHERE: PostgreSQL does not combine two indexes that share a condition, and these are combined with the sort indexes. */
const textIndexes = [
  sql`CREATE INDEX listings_names ON listings USING gin (names)`,
  sql`CREATE INDEX listings_search ON listings USING gin (search)`,
  sql`CREATE INDEX listings_tags ON listings USING gin (tags)`,
  // Each word of a name with its price bucket, so that the cheapest listings with a word are found without scanning
  // cheaper ones that lack it. Years and numbers are left out.
  sql`CREATE FUNCTION keywords_by_price(names tsvector, cents bigint) RETURNS text[]
    LANGUAGE sql IMMUTABLE STRICT PARALLEL RESTRICTED AS ${sql.raw(`$$
      SELECT array_agg(word || ' ' || width_bucket(cents, '${edges}'::bigint[]))
      FROM unnest(tsvector_to_array(names)) AS word WHERE word !~ '^\\d+s?$|\\d{4}'
    $$`)}`,
  sql`CREATE INDEX listings_keywords_by_price ON listings USING gin (keywords_by_price(names, asking_cents))`,
];

/** Derived tables, which `npm run db -- recount` rebuilds. */
const derived = [
  // How many listings have a facet value under no, one or two filters. A filter is written as BRAND <id>; empty is none.
  sql`CREATE TABLE listing_counts (
    status text COLLATE "C" NOT NULL,
    first_filter text COLLATE "C" NOT NULL,
    second_filter text COLLATE "C" NOT NULL,
    facet text COLLATE "C" NOT NULL,
    value text COLLATE "C" NOT NULL,
    count integer NOT NULL,
    PRIMARY KEY (status, first_filter, second_filter, facet, value)
  ) WITH (fillfactor = 80)`,
  // A large shop has thousands of sellers, and a page shows those with the most listings.
  sql`CREATE INDEX listing_counts_sellers ON listing_counts (status, first_filter, second_filter, count DESC, value)
    WHERE facet = 'SELLER'`,
  // Changes that a job adds to listing_counts.
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
  // All words of the listings. The count is an upper bound.
  sql`CREATE TABLE search_vocabulary (
    word text COLLATE "C" PRIMARY KEY,
    listing_count integer NOT NULL,
    changed_at timestamptz NOT NULL DEFAULT now()
  )`,
  sql`CREATE INDEX search_vocabulary_changed ON search_vocabulary (changed_at)`,
  // Listings whose words a job has yet to add to search_vocabulary.
  sql`CREATE TABLE search_vocabulary_queue (listing_id text NOT NULL)`,
];

/** The columns of a listing that are counted, in the order of `listing_count_deltas`. */
const counted = sql`status, asking_cents, brand_id, category_id, type_id, decade, condition, finish_family, seller_account_id, tags`;

/**
 * Every write of listings leaves its deltas in the same transaction, whatever code makes it. Deltas are inserted, never
 * updated, so that two sales of one brand do not wait for each other.
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

/** Items, listings, and what their search reads; `packages/docs/search.md` shows how it works together. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const groups = [taxonomy, items, listings, sortIndexes, textIndexes, derived, triggers];
  for (const statement of groups.flat()) await statement.execute(db);
}
