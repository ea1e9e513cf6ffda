import { sql } from 'kysely';
import type { Db } from '#api/db/database.ts';
import type { Locale, LocalText } from '#api/http/locale.ts';
import type { ImageSource } from './item-source.ts';
import { matchKeywords } from './match-keywords.ts';
import { normalise } from './normalise.ts';

export type Suggestion = {
  kind: 'item' | 'brand' | 'category';
  label: string;
  path: string;
  image: ImageSource | null;
};

const MAX_SUGGESTIONS = 8;
const MAX_PLACES = 3;
const MAX_WORD_CHARACTERS = 60;

const list = (value: string): string => encodeURIComponent(JSON.stringify([value]));

type Place = { slug: string; label: string };

function startsAnyWord(label: string, typed: string): boolean {
  return ` ${normalise(label)}`.includes(` ${typed}`);
}

async function suggestBrands(db: Db, typed: string): Promise<Suggestion[]> {
  const { rows: brands } = await sql<Place>`
    SELECT slug, name AS label FROM brands b
    WHERE EXISTS (SELECT FROM listings l WHERE l.brand_id = b.id AND l.status = 'live' AND l.browsable) ORDER BY name`.execute(
    db,
  );
  return brands
    .filter(({ label }) => startsAnyWord(label, typed))
    .slice(0, MAX_PLACES)
    .map(({ slug, label }) => ({ kind: 'brand', label, path: `/shop?brand=${list(slug)}`, image: null }));
}

async function suggestCategories(db: Db, typed: string, locale: Locale): Promise<Suggestion[]> {
  const { rows } = await sql<{ category: string; type: string | null; title: LocalText }>`
    SELECT c.slug AS category, NULL AS type, c.title FROM categories c
    UNION ALL SELECT c.slug, t.slug, t.title FROM types t JOIN categories c ON c.id = t.category_id`.execute(db);
  return rows
    .filter(({ title }) => startsAnyWord(title[locale], typed))
    .slice(0, MAX_PLACES)
    .map(({ category, type, title }) => ({
      kind: 'category',
      label: title[locale],
      path: `/shop/category/${category}${type === null ? '' : `?type=${list(type)}`}`,
      image: null,
    }));
}

async function suggestItems(db: Db, keywords: string, locale: Locale): Promise<Suggestion[]> {
  const query = (await matchKeywords(db, keywords))?.query;
  if (query === undefined) return [];
  const { rows } = await sql<{
    id: string;
    slug: string;
    title: string;
    image_id: string | null;
    view: ImageSource['view'];
  }>`
    SELECT i.id, i.slug, t.title, m.id AS image_id, m.view
    FROM (
      SELECT l.item_id, l.listed_at, ts_rank(l.search, to_tsquery('simple', ${query})) AS rank
      FROM (
        SELECT item_id, listed_at, search FROM listings
        WHERE status = 'live' AND browsable AND search @@ to_tsquery('simple', ${query}) LIMIT 500
      ) l ORDER BY rank DESC, l.listed_at DESC LIMIT ${MAX_SUGGESTIONS}
    ) l
    JOIN items i ON i.id = l.item_id
    JOIN item_texts t ON t.item_id = i.id AND t.locale = ${locale}
    LEFT JOIN item_images ii ON ii.item_id = i.id AND ii.position = 0
    LEFT JOIN images m ON m.id = ii.image_id
    ORDER BY l.rank DESC, l.listed_at DESC`.execute(db);
  return rows.map(({ id, slug, title, image_id: imageId, view }) => ({
    kind: 'item',
    label: title,
    path: `/shop/${slug}/${id}`,
    image: imageId === null ? null : { id: imageId, view },
  }));
}

/** What somebody may mean who has typed this much: brands and categories that begin so, then the best items. At most 8. */
export async function suggest(db: Db, keywords: string, locale: Locale): Promise<Suggestion[]> {
  const typed = normalise(keywords.slice(0, MAX_WORD_CHARACTERS));
  if (typed === '') return [];
  const [brands, categories, items] = await Promise.all([
    suggestBrands(db, typed),
    suggestCategories(db, typed, locale),
    suggestItems(db, keywords, locale),
  ]);
  return [...brands, ...categories, ...items].slice(0, MAX_SUGGESTIONS);
}
