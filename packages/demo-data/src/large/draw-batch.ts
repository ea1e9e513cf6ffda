import type { Db } from '@headstock/api/seeding';
import { sql } from 'kysely';
import type { Growth } from './growth.ts';

/** Of the many looks at an instrument, a large catalogue has the first, which lists show. */
const OWN_IMAGES = 5;

/** Chance from 0 to 1 that belongs to a number and a salt: the same every time. */
const CHANCE = `CREATE FUNCTION pg_temp.chance(k bigint, salt bigint) RETURNS double precision LANGUAGE sql IMMUTABLE
  AS $$ SELECT (hashint8extended(k, salt) & 1073741823) / 1073741824.0 $$`;

/** A time and a number as an id of the shop: 42 bits of milliseconds, 22 of the number, thirteen characters. */
const ID_AT = `CREATE FUNCTION pg_temp.id_at(moment timestamptz, number bigint) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT string_agg(substr('0123456789abcdefghjkmnpqrstvwxyz', ((bits >> (5 * place)) & 31)::integer + 1, 1), '' ORDER BY place DESC)
  FROM (SELECT (floor(extract(epoch FROM moment) * 1000)::bigint << 22) | (number & 4194303) AS bits) b, generate_series(0, 12) AS place $$`;

/** A pronounceable word that belongs to a number. */
const WORD = `CREATE FUNCTION pg_temp.word(k bigint) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT (ARRAY['bra','cor','dal','fen','gar','hol','jes','kil','lan','mor','nel','pas','quin','ros','sto','tav','ul','vel','wes','yar'])[1 + k % 20]
    || (ARRAY['ba','de','li','mo','nu','ra','se','ti','vo','wy','an','er','il','on','us'])[1 + (k / 20) % 15]
    || (ARRAY['by','ck','dge','ll','mer','ndo','rt','sk','th','wood','x','zel'])[1 + (k / 300) % 12]
    || (ARRAY['','a','en','is','ow','ett','by'])[1 + (k / 3600) % 7] || CASE WHEN k >= 25200 THEN 'q' || k / 25200 ELSE '' END $$`;

/** Makes the functions, makers and sellers from which `drawBatch` draws, for this connection. */
export async function prepareDrawing(connection: Db, growth: Growth, poolSize: number, now: Date): Promise<void> {
  for (const text of [CHANCE, ID_AT, WORD]) await sql.raw(text).execute(connection);
  const first = new Date('2020-01-01T00:00:00Z');
  await sql`CREATE TEMP TABLE new_brands AS
    SELECT n, pg_temp.id_at(${first}, n) AS id, initcap(pg_temp.word(n * 7)) AS name
    FROM generate_series(0, ${growth.brands - 1}::integer) AS n`.execute(connection);
  await sql`INSERT INTO brands (id, name, slug) SELECT id, name, lower(name) || '-' || n FROM new_brands`.execute(
    connection,
  );
  await sql`CREATE TEMP TABLE new_sellers AS
    SELECT n, pg_temp.id_at(${first}, 100000 + n) AS id FROM generate_series(0, ${growth.sellers - 1}::integer) AS n`.execute(
    connection,
  );
  await sql`INSERT INTO accounts (id, kind, email, username, display_name, is_professional_seller)
    SELECT id, 'member', 'seller-' || n || '@example.com', 'seller-' || n, initcap(pg_temp.word(n * 3 + 1)) || ' Guitars', true
    FROM new_sellers`.execute(connection);
  await sql`CREATE TEMP TABLE drawing AS SELECT ${growth.listings}::bigint AS listings, ${growth.brands}::integer AS brands,
    ${growth.sellers}::integer AS sellers, ${growth.words}::integer AS words, ${poolSize}::integer AS pool,
    ${now}::timestamptz AS now, ${growth.days}::integer AS days`.execute(connection);
  await sql`CREATE TEMP TABLE old_sales AS SELECT *, row_number() OVER () AS n FROM pool_past_sales`.execute(
    connection,
  );
  await sql`CREATE UNIQUE INDEX ON old_sales (n)`.execute(connection);
  await sql`ANALYZE old_sales`.execute(connection);
  await sql`INSERT INTO past_sales (id, model_key, year, condition, amount_cents, sold_at)
    SELECT pg_temp.id_at(s.sold_at - k * interval '1 second', k), s.model_key, s.year, s.condition, s.amount_cents, s.sold_at - k * interval '1 second'
    FROM (
      SELECT k, 1 + floor(pg_temp.chance(k, 9) * (SELECT count(*) FROM old_sales))::bigint AS n
      FROM generate_series(1, ${growth.pastSales}::bigint) AS k
    ) AS sales JOIN old_sales s USING (n)`.execute(connection);
}

/** Draws the things with the numbers from `start` to before `end` out of the pool. */
export async function drawBatch(connection: Db, start: number, end: number): Promise<void> {
  await sql`DROP TABLE IF EXISTS drawn`.execute(connection);
  await sql`CREATE TEMP TABLE drawn AS
    SELECT k, pg_temp.id_at(listed_at, 2 * k) AS item_id, pg_temp.id_at(listed_at, 2 * k + 1) AS listing_id, listed_at,
      p.item_id AS pool_item, p.status, p.stock_level, p.traits, p.dropped_from_cents IS NOT NULL AS is_dropped, p.search, p.brand_name, s.id AS seller_id,
      coalesce(b.id, p.brand_id) AS brand_id, b.name AS new_brand,
      greatest(100, round(p.asking_cents * (0.75 + 0.5 * pg_temp.chance(k, 5)) / 500) * 500 - 100)::bigint AS asking_cents,
      pg_temp.word(floor(d.words * pg_temp.chance(k, 4) ^ 3)::bigint) AS word
    FROM (
      SELECT k, now - days * interval '1 day' * ((listings - k)::double precision / listings) AS listed_at
      FROM drawing, generate_series(${start}::bigint, ${end - 1}::bigint) AS k
    ) AS numbers
    CROSS JOIN drawing d
    JOIN pool p ON p.n = floor(d.pool * pg_temp.chance(k, 1))::integer
    JOIN new_sellers s ON s.n = floor(d.sellers * pg_temp.chance(k, 2) ^ 3)::integer
    LEFT JOIN new_brands b ON pg_temp.chance(k, 6) < 0.06 AND b.n = floor(d.brands * pg_temp.chance(k, 3) ^ 2)::integer
    ORDER BY k`.execute(connection);
  await sql`ANALYZE drawn`.execute(connection);
  await sql`INSERT INTO items (id, slug, sku, seller_account_id, brand_id, category_id, type_id, model, model_key, year_from,
      year_to, year_is_circa, finish_key, finish_family, backdrop, condition, handedness, weight_grams, serial, tags,
      accepting_offers, offer_decline_threshold, requires_shipping, local_pickup_only, shipping_class,
      shipping_weight_grams, reported_at, created_at)
    SELECT d.item_id, i.slug || '-' || d.word, 'HS-' || 20000 + d.k, d.seller_id, d.brand_id, i.category_id, i.type_id, i.model,
      i.model_key, i.year_from, i.year_to, i.year_is_circa, i.finish_key, i.finish_family, i.backdrop, i.condition, i.handedness,
      i.weight_grams, i.serial, i.tags, i.accepting_offers, i.offer_decline_threshold, i.requires_shipping,
      i.local_pickup_only, i.shipping_class, i.shipping_weight_grams, i.reported_at, d.listed_at
    FROM drawn d JOIN pool_items i ON i.id = d.pool_item ORDER BY d.k`.execute(connection);
  await sql`INSERT INTO item_texts (item_id, locale, title, subtitle, description, finish, specs, plate, report, variant)
    SELECT d.item_id, t.locale, replace(t.title, d.brand_name, coalesce(d.new_brand, d.brand_name)) || ' “' || initcap(d.word) || '”',
      t.subtitle, t.description, t.finish, '[]', '[]', '[]', '[]'
    FROM drawn d JOIN pool_item_texts t ON t.item_id = d.pool_item ORDER BY d.k, t.locale`.execute(connection);
  await sql`INSERT INTO item_images (item_id, position, image_id)
    SELECT d.item_id, m.position, m.image_id FROM drawn d JOIN pool_item_images m ON m.item_id = d.pool_item
    WHERE m.position < ${OWN_IMAGES} ORDER BY d.k, m.position`.execute(connection);
  await sql`INSERT INTO listings (id, item_id, seller_account_id, asking_cents, status, stock_level, listed_at, sold_at,
      is_published, brand_id, category_id, type_id, decade, year, condition, finish_family, tags, traits, dropped_from_cents, search)
    SELECT d.listing_id, d.item_id, d.seller_id, d.asking_cents, d.status, d.stock_level, d.listed_at,
      CASE WHEN d.status = 'sold' THEN d.listed_at + interval '1 day' END, true, d.brand_id, i.category_id, i.type_id,
      i.year_from / 10 * 10, i.year_from, i.condition, i.finish_family, i.tags, d.traits, CASE WHEN d.is_dropped THEN d.asking_cents * 10 / 9 END,
      CASE WHEN d.new_brand IS NULL THEN d.search
        ELSE ts_delete(d.search, regexp_split_to_array(lower(d.brand_name), '[^a-z0-9]+')) END
        || setweight(to_tsvector('simple', d.word || ' ' || coalesce(d.new_brand, '')), 'A')
        || setweight(to_tsvector('simple', 'hs' || 20000 + d.k || ' ' || 20000 + d.k), 'D')
    FROM drawn d JOIN pool_items i ON i.id = d.pool_item ORDER BY d.k`.execute(connection);
}
