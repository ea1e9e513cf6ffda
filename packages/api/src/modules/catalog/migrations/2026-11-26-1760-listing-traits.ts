import { type Kysely, sql } from 'kysely';

/** The columns of a listing that are counted, in the order of `listing_count_deltas`. */
const counted = sql`status, asking_cents, brand_id, category_id, type_id, decade, condition, finish_family, seller_account_id, tags, traits`;

const columns = [
  // Groups and values such as neck:soft-v, by which lists are filtered.
  sql`ALTER TABLE listings ADD COLUMN traits text[] NOT NULL DEFAULT '{}'`,
  // What it cost before its price was lowered by two percent or more.
  sql`ALTER TABLE listings ADD COLUMN dropped_from_cents bigint`,
  sql`ALTER TABLE listing_count_deltas ADD COLUMN traits text[] NOT NULL DEFAULT '{}'`,
  // No WHERE, as for the words: it is combined with other indexes.
  sql`CREATE INDEX listings_traits ON listings USING gin (traits)`,
  sql`CREATE INDEX listings_sold ON listings (sold_at DESC, id DESC) WHERE is_published AND status = 'sold'`,
];

/** As in the baseline, with the traits. */
const triggers = [
  sql`CREATE OR REPLACE FUNCTION listings_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO listing_count_deltas SELECT 1, ${counted} FROM after WHERE is_published AND status IN ('live', 'sold');
      INSERT INTO search_vocabulary_queue SELECT id FROM after WHERE is_published AND status IN ('live', 'sold');
      RETURN NULL;
    END
  $$`,
  sql`CREATE OR REPLACE FUNCTION listings_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO listing_count_deltas SELECT -1, ${counted} FROM before WHERE is_published AND status IN ('live', 'sold');
      RETURN NULL;
    END
  $$`,
  sql`CREATE OR REPLACE FUNCTION listings_updated() RETURNS trigger LANGUAGE plpgsql AS $$
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
  // Lowered while it was for sale: the highest price counts until the price is back there, or the listing begins anew.
  sql`CREATE FUNCTION listings_priced() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'UPDATE' THEN
        IF NEW.listed_at <> OLD.listed_at THEN
          NEW.dropped_from_cents := NULL;
        ELSIF NEW.asking_cents < OLD.asking_cents AND OLD.status = 'live' THEN
          NEW.dropped_from_cents := greatest(OLD.dropped_from_cents, OLD.asking_cents);
        END IF;
      END IF;
      IF NEW.asking_cents > NEW.dropped_from_cents * 0.98 THEN
        NEW.dropped_from_cents := NULL;
      END IF;
      NEW.traits := array_remove(NEW.traits, 'price:drop')
        || CASE WHEN NEW.dropped_from_cents IS NULL THEN '{}' ELSE '{price:drop}' END::text[];
      RETURN NEW;
    END
  $$`,
  sql`CREATE TRIGGER listings_priced BEFORE INSERT OR UPDATE OF asking_cents, listed_at, traits, dropped_from_cents ON listings
    FOR EACH ROW EXECUTE FUNCTION listings_priced()`,
];

/** What players filter by beside brand and type, and what a listing cost before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...columns, ...triggers]) await statement.execute(db);
}
