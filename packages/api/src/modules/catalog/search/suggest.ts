import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#api/platform/db/database.ts';
import type { Locale, LocalText } from '#api/platform/locale.ts';
import { SAMPLE_SIZE } from '#api/modules/catalog/listings/scope.ts';
import type { ImageSource } from '#api/modules/catalog/items/item-mapper.ts';
import { memoizeByNames } from '#api/modules/catalog/names/names-revision.ts';
import type { Keywords } from './keywords.ts';
import { listingsByText, relevance, textCondition } from '#api/modules/catalog/listings/listing-sql.ts';
import { conditionLabel } from '#api/modules/catalog/items/labels.ts';
import { type Money, toMoney } from '#api/platform/money.ts';
import { loadVocabulary } from './load-vocabulary.ts';
import { matchKeywords } from './match-keywords.ts';
import { toTsQuery } from './text-query.ts';
import { normalizeText, tokenize } from '#api/platform/search/normalize-text.ts';
import { typesNamed } from '#api/modules/catalog/items/taxonomy.ts';

export type Suggestion = {
  kind: 'brand' | 'category' | 'model' | 'item';
  label: string;
  path: string;
  image: ImageSource | null;
  price: Money | null;
  conditionLabel: string | null;
};

const place = { image: null, price: null, conditionLabel: null } as const;

const MAX_SUGGESTIONS = 8;
const MAX_PLACES = 3;
const MAX_WORD_CHARACTERS = 60;
/** A last word of fewer letters is taken for a prefix. */
const MIN_WORD_LETTERS = 3;
/** Matches that are ranked. */
const RANKED = 300;
/** Completions of a word that are compared; with more of them it says too little yet. */
const MOST_COMPLETIONS = 60;
/** How long the names of brands and categories are cached at most. */
const TTL_MS = 30_000;

const list = (value: string): string => encodeURIComponent(JSON.stringify([value]));

/** With what it was called before: whoever types that is led to what it is called now. */
type Place = { slug: string; label: string; former: readonly string[] };

function startsAnyWord(label: string, typed: string): boolean {
  return ` ${normalizeText(label)}`.includes(` ${typed}`);
}

const formerNames = (kind: 'BRAND' | 'TYPE', id: RawBuilder<unknown>): RawBuilder<string[]> =>
  sql`ARRAY(SELECT name FROM former_names WHERE kind = ${sql.lit(kind)} AND target = ${id})`;

async function readBrands(db: Db): Promise<Place[]> {
  const { rows } = await sql<Place>`
    SELECT b.slug, b.name AS label, ${formerNames('BRAND', sql`b.id`)} AS former FROM brands b
    WHERE EXISTS (SELECT FROM listings l WHERE l.brand_id = b.id AND l.status = 'live' AND l.is_published) ORDER BY b.name`.execute(
    db,
  );
  return rows;
}

type CategoryPlace = { category: string; type: string | null; title: LocalText; former: readonly string[] };

async function readCategories(db: Db): Promise<CategoryPlace[]> {
  const { rows } = await sql<CategoryPlace>`
    SELECT c.slug AS category, NULL AS type, c.title, ARRAY[]::text[] AS former FROM categories c
    UNION ALL SELECT c.slug, t.slug, t.title, ${formerNames('TYPE', sql`t.id`)} FROM types t JOIN categories c ON c.id = t.category_id`.execute(
    db,
  );
  return rows;
}

const brandsOf = memoizeByNames(TTL_MS, readBrands);
const categoriesOf = memoizeByNames(TTL_MS, readCategories);

async function suggestBrands(db: Db, typed: string): Promise<Suggestion[]> {
  return (await brandsOf(db))
    .filter(({ label, former }) => [label, ...former].some((name) => startsAnyWord(name, typed)))
    .slice(0, MAX_PLACES)
    .map(({ slug, label }) => ({ kind: 'brand', label, path: `/shop?brand=${list(slug)}`, ...place }));
}

async function suggestCategories(db: Db, typed: string, locale: Locale): Promise<Suggestion[]> {
  return (await categoriesOf(db))
    .filter(({ title, former }) => [title[locale], ...former].some((name) => startsAnyWord(name, typed)))
    .slice(0, MAX_PLACES)
    .map(({ category, type, title }) => ({
      kind: 'category',
      label: title[locale],
      path: `/shop/category/${category}${type === null ? '' : `?category=${list(type)}`}`,
      ...place,
    }));
}

/** The listings to look for matches in: those with the rarest word, else the newest. */
function candidatesFor({ column, rareTerm }: Keywords): RawBuilder<unknown> {
  const isLive = sql`l.is_published AND l.status = 'live'`;
  if (rareTerm) return sql`SELECT * FROM ${listingsByText(column, rareTerm)} AS l WHERE ${isLive} LIMIT ${SAMPLE_SIZE}`;
  return sql`SELECT * FROM listings AS l WHERE ${isLive} ORDER BY l.listed_at DESC, l.id DESC LIMIT ${SAMPLE_SIZE}`;
}

/** Keywords with a last word that is still a prefix: `les p` means Les Paul, not a P-90. Null for other keywords. */
async function matchWithPrefix(db: Db, typed: string): Promise<Keywords | null> {
  const words = tokenize(typed);
  const prefix = words.pop() ?? '';
  if (words.length === 0 || prefix.length >= MIN_WORD_LETTERS) return null;
  const before = await matchKeywords(db, words.join(' '));
  if (!before) return null;
  // An article names nothing by itself, but may be how a name begins.
  const query = before.isUnspecific ? toTsQuery(before.words, await loadVocabulary(db)) : before.query;
  return { ...before, query: `${query} & ${prefix}:*`, wholeWords: null };
}

async function suggestItems(db: Db, typed: string, locale: Locale): Promise<Suggestion[]> {
  const prefix = await matchWithPrefix(db, typed);
  const items = prefix ? await bestItems(db, prefix, locale) : [];
  if (items.length > 0) return items;
  const found = await matchKeywords(db, typed);
  return found ? bestItems(db, found, locale) : [];
}

async function bestItems(db: Db, found: Keywords, locale: Locale): Promise<Suggestion[]> {
  const types = await typesNamed(db, found.words);
  const { rows } = await sql<{
    id: string;
    slug: string;
    title: string;
    asking_cents: number;
    condition: string;
    is_merch: boolean;
    image_id: string | null;
    view: ImageSource['view'];
  }>`
    SELECT i.id, i.slug, t.title, l.asking_cents, i.condition, c.slug = 'merch' AS is_merch, m.id AS image_id, m.view
    FROM (
      SELECT l.item_id, l.listed_at, l.asking_cents, ${relevance(found, types)} AS rank
      FROM (
        SELECT * FROM (${candidatesFor(found)}) AS l WHERE ${textCondition(found.column, found.query)} LIMIT ${RANKED}
      ) l ORDER BY rank DESC, l.listed_at DESC LIMIT ${MAX_SUGGESTIONS}
    ) l
    JOIN items i ON i.id = l.item_id
    JOIN categories c ON c.id = i.category_id
    JOIN item_texts t ON t.item_id = i.id AND t.locale = ${locale}
    LEFT JOIN item_images ii ON ii.item_id = i.id AND ii.position = 0
    LEFT JOIN images m ON m.id = ii.image_id
    ORDER BY l.rank DESC, l.listed_at DESC`.execute(db);
  return rows.map(
    ({ id, slug, title, asking_cents: cents, condition, is_merch: isMerch, image_id: imageId, view }) => ({
      kind: 'item',
      label: title,
      path: `/shop/${slug}/${id}`,
      image: imageId === null ? null : { id: imageId, view },
      price: toMoney(cents),
      conditionLabel: isMerch ? null : conditionLabel(condition, locale),
    }),
  );
}

/** A name of a model is offered where at least so many have it. */
const NAMED_OFTEN = 3;

/** The word of most listings that begins as the last typed one: `tele` leads to all that are called Telecaster. */
async function suggestModel(db: Db, typed: string): Promise<Suggestion[]> {
  const words = tokenize(typed);
  const beginning = words.at(-1) ?? '';
  if (beginning.length < MIN_WORD_LETTERS || /\d/.test(beginning)) return [];
  const vocabulary = await loadVocabulary(db);
  const longer = vocabulary.wordsWithPrefix(beginning, MOST_COMPLETIONS) ?? [];
  const [best] = longer
    .filter((word) => word.length > beginning.length + 1 && !/\d/.test(word))
    .toSorted((a, b) => vocabulary.frequency(b) - vocabulary.frequency(a));
  if (best === undefined || vocabulary.frequency(best) < NAMED_OFTEN) return [];
  const keywords = [...words.slice(0, -1), best].join(' ');
  const label = keywords.replaceAll(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());
  return [{ kind: 'model', label, path: `/shop?keywords=${encodeURIComponent(keywords.toWellFormed())}`, ...place }];
}

/** Brands and categories with a word that begins as typed, then the name of a model, then the best items; at most 8. */
export async function suggest(db: Db, keywords: string, locale: Locale): Promise<Suggestion[]> {
  const typed = normalizeText(keywords.slice(0, MAX_WORD_CHARACTERS));
  if (typed === '') return [];
  const [brands, categories, models, items] = await Promise.all([
    suggestBrands(db, typed),
    suggestCategories(db, typed, locale),
    suggestModel(db, typed),
    suggestItems(db, keywords, locale),
  ]);
  // What a brand or a category is called already is no model.
  const known = new Set([...brands, ...categories].map(({ label }) => normalizeText(label)));
  const others = models.filter(({ label }) => !known.has(normalizeText(label)));
  return [...brands, ...categories, ...others, ...items].slice(0, MAX_SUGGESTIONS);
}
