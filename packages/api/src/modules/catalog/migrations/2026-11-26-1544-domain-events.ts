import { type Kysely, sql } from 'kysely';

const statements = [
  // The kinds that a write of listings is. All listings of a statement are told at once; where nobody listens, none is looked at.
  sql`CREATE FUNCTION publish_new_listings() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF NOT EXISTS (SELECT FROM event_subscriptions WHERE kind LIKE 'listing.%' OR kind = 'stock.changed') THEN
        RETURN NULL;
      END IF;
      PERFORM publish_event('listing.published', new_row.id, jsonb_build_object(
          'listingId', new_row.id, 'itemId', new_row.item_id, 'sku', items.sku, 'slug', items.slug, 'currency', 'USD',
          'priceCents', new_row.asking_cents, 'formerPriceCents', NULL,
          'stockLevel', new_row.stock_level, 'formerStockLevel', NULL))
        FROM new_row JOIN items ON items.id = new_row.item_id
        WHERE new_row.status = 'live' AND new_row.is_published;
      RETURN NULL;
    END
  $$`,
  sql`CREATE FUNCTION publish_listing_changes() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF NOT EXISTS (SELECT FROM event_subscriptions WHERE kind LIKE 'listing.%' OR kind = 'stock.changed') THEN
        RETURN NULL;
      END IF;
      PERFORM publish_event(event.kind, event.id, jsonb_build_object(
          'listingId', event.id, 'itemId', event.item_id, 'sku', items.sku, 'slug', items.slug, 'currency', 'USD',
          'priceCents', event.asking_cents, 'formerPriceCents', event.former_cents,
          'stockLevel', event.stock_level, 'formerStockLevel', event.former_level))
        FROM (
          SELECT unnest(ARRAY[
              CASE WHEN is_offered AND NOT was_offered THEN 'listing.published' END,
              CASE WHEN is_offered AND was_offered AND asking_cents <> former_cents THEN 'listing.price_changed' END,
              CASE WHEN status = 'sold' AND former_status <> 'sold' THEN 'listing.sold' END,
              CASE WHEN was_offered AND NOT is_offered AND status <> 'sold' THEN 'listing.ended' END,
              CASE WHEN stock_level <> former_level THEN 'stock.changed' END
            ]) AS kind, changed.*
          FROM (
            SELECT new_row.id, new_row.item_id, new_row.asking_cents, new_row.stock_level, new_row.status,
              old_row.asking_cents AS former_cents, old_row.stock_level AS former_level, old_row.status AS former_status,
              new_row.status = 'live' AND new_row.is_published AS is_offered,
              old_row.status = 'live' AND old_row.is_published AS was_offered
            FROM new_row JOIN old_row ON old_row.id = new_row.id
          ) AS changed
        ) AS event JOIN items ON items.id = event.item_id
        WHERE event.kind IS NOT NULL;
      RETURN NULL;
    END
  $$`,
  sql`CREATE TRIGGER listings_publish_new AFTER INSERT ON listings
    REFERENCING NEW TABLE AS new_row FOR EACH STATEMENT EXECUTE FUNCTION publish_new_listings()`,
  sql`CREATE TRIGGER listings_publish_changes AFTER UPDATE ON listings
    REFERENCING OLD TABLE AS old_row NEW TABLE AS new_row FOR EACH STATEMENT EXECUTE FUNCTION publish_listing_changes()`,
];

/** Events of listings and stock for programs of others. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
