import { sql } from 'kysely';
import type { Db } from '#api/platform/db/database.ts';
import { mergeReads } from '#api/platform/db/merge-reads.ts';
import { runNamed } from '#api/platform/db/named-query.ts';
import { cacheByRevision } from '#api/platform/db/revisions.ts';
import type { Locale } from '#api/platform/locale.ts';
import { type FactsRow, type ItemFacts, toFacts } from './item-mapper.ts';

/** Items of which the texts and pictures stay in memory in each language: some 3 kB each. */
const CACHED_ITEMS = 3_000;

/** What a card, a line item or the top of a product page shows of items, in one statement; images as JSON in order. */
async function readFacts(db: Db, ids: readonly string[], locale: Locale): Promise<Map<string, ItemFacts>> {
  const query = sql<FactsRow>`
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
        SELECT json_agg(json_build_object('id', m.id, 'view', m.view, 'width', m.width, 'height', m.height,
          'alt', nullif(ii.alt ->> ${locale}, '')) ORDER BY ii.position)
        FROM item_images ii JOIN images m ON m.id = ii.image_id WHERE ii.item_id = i.id
      ), '[]'::json) AS images
    FROM items i
    JOIN item_texts t ON t.item_id = i.id AND t.locale = ${locale}
    JOIN brands b ON b.id = i.brand_id
    JOIN categories c ON c.id = i.category_id
    JOIN types y ON y.id = i.type_id
    JOIN accounts a ON a.id = i.seller_account_id
    WHERE i.id = ANY(${[...ids]}::text[])`;
  const rows = await runNamed(db, query.compile(db));
  return new Map(rows.map((row) => [row.id, toFacts(row, locale)]));
}

const mergedReads = {
  en: mergeReads((db: Db, ids: readonly string[]) => readFacts(db, ids, 'en')),
  fr: mergeReads((db: Db, ids: readonly string[]) => readFacts(db, ids, 'fr')),
};

const cachedFacts = {
  en: cacheByRevision<ItemFacts>(['descriptions', 'names', 'people'], CACHED_ITEMS),
  fr: cacheByRevision<ItemFacts>(['descriptions', 'names', 'people'], CACHED_ITEMS),
};

/** What is written of items, by id; unknown ids are left out. One statement, none while all are known and nothing was written. */
export async function loadFacts(db: Db, ids: readonly string[], locale: Locale): Promise<Map<string, ItemFacts>> {
  const cache = await cachedFacts[locale](db);
  return cache.many(ids, (missing) => mergedReads[locale](db, missing));
}
