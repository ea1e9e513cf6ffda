import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#api/platform/db/database.ts';
import { cacheByRevision } from '#api/platform/db/revisions.ts';
import type { Locale, LocalText } from '#api/platform/locale.ts';
import type { CategorySource, ImageSource, TypeSource } from './item-mapper.ts';

export type TypeOverview = TypeSource & { count: number };
export type CategoryOverview = CategorySource & { count: number; types: TypeOverview[] };

type Row = {
  category_id: string;
  category_slug: string;
  category_title: LocalText;
  category_description: LocalText;
  id: string;
  slug: string;
  title: LocalText;
  description: LocalText;
  count: number;
};

/** Rows `(value, count)` of the live listings by one column: stored counts and pending deltas. */
function liveCounts(facet: 'TYPE' | 'DECADE', column: string): RawBuilder<unknown> {
  return sql`
    SELECT value, sum(count) AS count FROM (
      SELECT value, count FROM listing_counts
      WHERE status = 'live' AND first_filter = '' AND second_filter = '' AND facet = ${sql.lit(facet)}
      UNION ALL SELECT ${sql.ref(column)}::text, delta FROM listing_count_deltas
      WHERE status = 'live' AND ${sql.ref(column)} IS NOT NULL
    ) AS live GROUP BY value`;
}

const cachedOverviews = cacheByRevision<readonly CategoryOverview[]>(['listings', 'names'], 2);

/** All categories with their types in the order of the menu, and how many listings of each are live. From memory while nothing has changed. */
export async function loadCategories(db: Db, locale: Locale): Promise<readonly CategoryOverview[]> {
  const cache = await cachedOverviews(db);
  return cache.one(locale, () => readCategories(db, locale));
}

async function readCategories(db: Db, locale: Locale): Promise<CategoryOverview[]> {
  const { rows } = await sql<Row>`
    SELECT c.id AS category_id, c.slug AS category_slug, c.title AS category_title, c.description AS category_description,
      t.id, t.slug, t.title, t.description, coalesce(n.count, 0) AS count
    FROM categories c JOIN types t ON t.category_id = c.id
    LEFT JOIN (${liveCounts('TYPE', 'type_id')}) n ON n.value = t.id
    ORDER BY c.position, t.position`.execute(db);
  const categories = new Map<string, CategoryOverview>();
  for (const row of rows) {
    const category = categories.get(row.category_id) ?? {
      id: row.category_id,
      slug: row.category_slug,
      title: row.category_title[locale],
      description: row.category_description[locale],
      count: 0,
      types: [],
    };
    categories.set(row.category_id, category);
    category.count += row.count;
    category.types.push({
      id: row.id,
      categorySlug: row.category_slug,
      slug: row.slug,
      title: row.title[locale],
      description: row.description[locale],
      count: row.count,
    });
  }
  return [...categories.values()];
}

/** How many of the newest listings of a type are tried: not every item has a picture in every view. */
const LOOKED_FOR_PICTURE = 24;

/** A picture of each type in one view, from its newest live listings; the cover of one, a photograph, where none has such a view. By type id. */
export async function loadTypeImages(db: Db, view: ImageSource['view']): Promise<Map<string, ImageSource>> {
  const { rows } = await sql<{ type_id: string; id: string; view: ImageSource['view'] }>`
    SELECT t.id AS type_id, m.id, m.view FROM types t CROSS JOIN LATERAL (
      SELECT m.id, m.view FROM (
        SELECT l.item_id, l.listed_at, l.id FROM listings l
        WHERE l.type_id = t.id AND l.status = 'live' AND l.is_published
        ORDER BY l.listed_at DESC, l.id DESC LIMIT ${LOOKED_FOR_PICTURE}
      ) AS l
      JOIN item_images ii ON ii.item_id = l.item_id
      JOIN images m ON m.id = ii.image_id AND (m.view = ${view} OR m.view = 'PHOTO' AND ii.position = 0)
      ORDER BY (m.view = ${view}) DESC, l.listed_at DESC, l.id DESC LIMIT 1
    ) m`.execute(db);
  return new Map(rows.map(({ type_id: typeId, ...image }) => [typeId, image]));
}

/** Decades with live listings, and how many. */
export async function loadDecades(db: Db): Promise<{ decade: number; count: number }[]> {
  const { rows } = await sql<{ decade: number; count: number }>`
    SELECT value::integer AS decade, count FROM (${liveCounts('DECADE', 'decade')}) n WHERE count > 0 ORDER BY 1`.execute(
    db,
  );
  return rows;
}
