import { type SpecKey, specKeys } from '@headstock/contracts/listing-document';
import { sql } from 'kysely';
import { cleanText } from '#api/platform/db/columns.ts';
import type { Db } from '#api/platform/db/database.ts';
import { likeBeginning, likePattern } from '#api/platform/search/like-patterns.ts';
import type { LocalText } from '#api/platform/locale.ts';
import type { PlateFact, SpecRow } from '#api/modules/catalog/index.ts';
import { measuresOf } from './measures.model.ts';

/** A name that the shop knows, and how many items have it. */
export type KnownName = { readonly name: string; readonly count: number };

const MOST = 8;

/** A name as it is compared. */
const nameOf = (text: string): string => cleanText(text).trim();

/** Brands that begin with a text, the most frequent first; at most eight. */
export async function suggestBrands(db: Db, text: string): Promise<readonly KnownName[]> {
  const { rows } = await sql<KnownName>`
    SELECT brands.name, count(items.id)::integer AS count FROM brands JOIN items ON items.brand_id = brands.id
    WHERE brands.name ILIKE ${likeBeginning(text.trim())} AND items.parent_item_id IS NULL
    GROUP BY brands.name ORDER BY count(items.id) DESC, brands.name LIMIT ${MOST}`.execute(db);
  return rows;
}

/** Models of a brand that begin with a text, or have it in them; at most eight. */
export async function suggestModels(db: Db, brand: string, text: string): Promise<readonly KnownName[]> {
  const { rows } = await sql<KnownName>`
    SELECT items.model AS name, count(*)::integer AS count FROM items JOIN brands ON brands.id = items.brand_id
    WHERE lower(brands.name) = lower(${nameOf(brand)}) AND items.parent_item_id IS NULL
      AND items.model ILIKE ${likePattern(text.trim())}
    GROUP BY items.model ORDER BY (items.model ILIKE ${likeBeginning(text.trim())}) DESC, count(*) DESC, items.model LIMIT ${MOST}`.execute(
    db,
  );
  return rows;
}

/** Something that most items of a model have, with its source: in how many of how many it stands. */
export type ModelFact = {
  /** Path in the document: `place`, `specs.neck`, `measures.scaleMm`. */
  readonly path: string;
  /** The value as JSON, as the document takes it. */
  readonly value: string;
  /** The value in words. */
  readonly text: string;
  readonly count: number;
  readonly total: number;
};

type Known = {
  readonly category: string;
  readonly type: string;
  readonly typeTitle: LocalText;
  readonly specs: readonly SpecRow[];
  readonly specsFr: readonly SpecRow[];
  readonly plate: readonly PlateFact[];
  readonly grams: number;
  readonly shipping: string;
};

/** The most frequent of some values, as `keyOf` tells them apart. */
function mostFrequent<Value>(
  values: readonly Value[],
  keyOf: (value: Value) => string,
): { value: Value; count: number } | undefined {
  const groups = [...Map.groupBy(values, keyOf).values()].toSorted((one, other) => other.length - one.length);
  const [first] = groups;
  return first?.[0] === undefined ? undefined : { value: first[0], count: first.length };
}

/** A measure as the language writes it, with one decimal at most and a space that does not break. */
const withUnit = (value: number, unit: 'millimeter' | 'kilogram', locale: 'en' | 'fr'): string =>
  new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 1 }).format(value).replace(' ', '\u00a0');

/** Of more items of a model than these nothing more is learned. */
const SAMPLE = 200;

function specFacts(items: readonly Known[], locale: 'en' | 'fr', key: SpecKey): ModelFact[] {
  const values = items.flatMap(({ specs, specsFr }) => {
    const en = specs.find((row) => row.key === key)?.value;
    return en === undefined || / replaced|; /.test(en)
      ? []
      : [{ en, fr: specsFr.find((row) => row.key === key)?.value ?? '' }];
  });
  const most = mostFrequent(values, ({ en }) => en);
  if (!most || (items.length > 2 && most.count < 2)) return [];
  const { value, count } = most;
  const text = locale === 'fr' ? value.fr || value.en : value.en;
  const given = { en: value.en, fr: value.fr === value.en ? '' : value.fr };
  return [{ path: `specs.${key}`, value: JSON.stringify(given), text, count, total: items.length }];
}

function measureFacts(items: readonly Known[], locale: 'en' | 'fr'): ModelFact[] {
  const measured = items.map(({ plate }) => measuresOf(plate, null));
  return (['scaleMm', 'nutMm', 'fretCount'] as const).flatMap((key) => {
    const values = measured.flatMap((measures) => measures[key] ?? []);
    const most = mostFrequent(values, String);
    if (!most || (items.length > 2 && most.count < 2)) return [];
    const text = key === 'fretCount' ? String(most.value) : withUnit(most.value, 'millimeter', locale);
    return [{ path: `measures.${key}`, value: String(most.value), text, count: most.count, total: items.length }];
  });
}

/** What the items of a brand and model in the shop have in common, most of all their place in the catalogue. Nothing for an unknown one. */
export async function readModelFacts(
  db: Db,
  brand: string,
  model: string,
  locale: 'en' | 'fr',
): Promise<readonly ModelFact[]> {
  const { rows } = await sql<Known>`
    SELECT categories.slug AS category, types.slug AS type, types.title AS "typeTitle", en.specs, fr.specs AS "specsFr",
      en.plate, items.shipping_weight_grams AS grams, items.shipping_class AS shipping
    FROM items JOIN brands ON brands.id = items.brand_id JOIN categories ON categories.id = items.category_id
    JOIN types ON types.id = items.type_id
    JOIN item_texts en ON en.item_id = items.id AND en.locale = 'en'
    JOIN item_texts fr ON fr.item_id = items.id AND fr.locale = 'fr'
    WHERE lower(brands.name) = lower(${nameOf(brand)}) AND lower(items.model) = lower(${nameOf(model)})
      AND items.parent_item_id IS NULL
    ORDER BY items.id DESC LIMIT ${SAMPLE}`.execute(db);
  const place = mostFrequent(rows, ({ category, type }) => `${category}/${type}`);
  if (!place) return [];
  const { category, type, typeTitle } = place.value;
  const total = rows.length;
  const grams = rows.map((row) => row.grams).toSorted((one, other) => one - other)[Math.floor(total / 2)] ?? 0;
  const shipping = mostFrequent(rows, (row) => row.shipping);
  return [
    { path: 'place', value: JSON.stringify({ category, type }), text: typeTitle[locale], count: place.count, total },
    ...specKeys.flatMap((key) => specFacts(rows, locale, key)),
    ...measureFacts(rows, locale),
    {
      path: 'shippingGrams',
      value: String(grams),
      text: withUnit(grams / 1_000, 'kilogram', locale),
      count: total,
      total,
    },
    ...(shipping
      ? [
          {
            path: 'shippingClass',
            value: JSON.stringify(shipping.value.shipping),
            text: shipping.value.shipping,
            count: shipping.count,
            total,
          },
        ]
      : []),
  ];
}
