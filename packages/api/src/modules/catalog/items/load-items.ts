import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#api/platform/db/database.ts';
import { runNamed } from '#api/platform/db/named-query.ts';
import { isId } from '#api/platform/db/new-id.ts';
import type { Locale } from '#api/platform/locale.ts';
import { type ItemRow, type ItemSource, type ListingSource, toItem } from './item-mapper.ts';

/** What a card, a line item or the top of a product page shows, in one statement; images as JSON in order. */
function select(from: RawBuilder<unknown>, where: RawBuilder<unknown>, locale: Locale): RawBuilder<ItemRow> {
  return sql<ItemRow>`
    SELECT i.id, i.slug, i.sku, i.model_key, i.model, i.year_from, i.year_to, i.year_is_circa, i.finish_family, i.backdrop,
      i.condition, i.tags, i.handedness, i.weight_grams, i.serial, i.originality, i.part_images, i.parent_item_id, i.has_variants, i.accepting_offers,
      i.offer_decline_threshold, i.reported_at, i.requires_shipping, i.local_pickup_only, i.shipping_class,
      i.shipping_weight_grams, t.title, t.subtitle, t.description, t.finish, t.variant,
      b.id AS brand_id, b.name AS brand_name, b.slug AS brand_slug,
      c.id AS category_id, c.slug AS category_slug, c.title AS category_title, c.description AS category_description,
      y.id AS type_id, y.slug AS type_slug, y.title AS type_title, y.description AS type_description,
      a.id AS account_id, a.username, a.display_name, t.other_language,
      i.requires_shipping AND NOT i.local_pickup_only AND NOT a.is_private_seller AS shipping_is_negotiable,
      coalesce((
        SELECT json_agg(json_build_object('id', m.id, 'view', m.view, 'width', m.width, 'height', m.height) ORDER BY ii.position)
        FROM item_images ii JOIN images m ON m.id = ii.image_id WHERE ii.item_id = i.id
      ), '[]'::json) AS images,
      l.id AS listing_id, l.status, l.asking_cents, l.listed_at, l.sold_at, l.dropped_from_cents,
      CASE WHEN i.has_variants THEN (
        SELECT coalesce(sum(vl.stock_level), 0)::integer FROM items v JOIN listings vl ON vl.item_id = v.id AND vl.status = 'live'
        WHERE v.parent_item_id = i.id
      ) ELSE l.stock_level END AS stock_level
    FROM ${from}
    JOIN item_texts t ON t.item_id = i.id AND t.locale = ${locale}
    JOIN brands b ON b.id = i.brand_id
    JOIN categories c ON c.id = i.category_id
    JOIN types y ON y.id = i.type_id
    JOIN accounts a ON a.id = i.seller_account_id
    WHERE ${where}`;
}

const byListing = sql`listings l JOIN items i ON i.id = l.item_id`;
const byItem = sql`items i LEFT JOIN LATERAL (
  SELECT * FROM listings WHERE item_id = i.id ORDER BY (status = 'live') DESC, listed_at DESC LIMIT 1
) l ON true`;

async function read(db: Db, query: RawBuilder<ItemRow>, locale: Locale): Promise<ItemSource[]> {
  const rows = await runNamed(db, query.compile(db));
  return rows.map((row) => toItem(row, locale));
}

/** Sets `parentItem` of variants, with one statement for all. */
async function addParents(db: Db, items: readonly ItemSource[], locale: Locale): Promise<void> {
  const ids = [...new Set(items.flatMap(({ parentItemId }) => (parentItemId === null ? [] : [parentItemId])))];
  if (ids.length === 0) return;
  const parents = new Map(
    (await read(db, select(byItem, sql`i.id = ANY(${ids})`, locale), locale)).map((item) => [item.id, item]),
  );
  for (const item of items) item.parentItem = parents.get(item.parentItemId ?? '') ?? null;
}

/** Items by id, in the order of the ids; unknown ids are left out. One statement, two when there are variants. */
export async function loadItems(db: Db, ids: readonly string[], locale: Locale): Promise<ItemSource[]> {
  const known = ids.filter(isId);
  if (known.length === 0) return [];
  const items = await read(db, select(byItem, sql`i.id = ANY(${known})`, locale), locale);
  await addParents(db, items, locale);
  const byId = new Map(items.map((item) => [item.id, item]));
  return known.flatMap((id) => byId.get(id) ?? []);
}

/** Listings by id with their items, in the order of the ids; unknown ids are left out. One statement, two with variants. */
export async function loadListings(db: Db, ids: readonly string[], locale: Locale): Promise<ListingSource[]> {
  const known = ids.filter(isId);
  if (known.length === 0) return [];
  const items = await read(db, select(byListing, sql`l.id = ANY(${known})`, locale), locale);
  await addParents(db, items, locale);
  const byId = new Map(items.map(({ listing }) => [listing?.id, listing]));
  return known.flatMap((id) => byId.get(id) ?? []);
}
