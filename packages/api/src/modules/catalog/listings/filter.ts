import { traitFacets, type TraitGroup } from '@headstock/contracts/listing-traits';
import { type RawBuilder, sql } from 'kysely';
import { cleanText } from '#api/platform/db/columns.ts';
import type { Db } from '#api/platform/db/database.ts';
import type { Keywords } from '#api/modules/catalog/search/keywords.ts';
import { toSlug } from '#api/platform/search/normalize-text.ts';
import type { Condition } from '#api/modules/catalog/tables.ts';
import {
  type ColumnFacet,
  type FacetKey,
  facetKeys,
  type ListingConditions,
  type TraitFacet,
  traitKeys,
} from './listing-conditions.ts';
import { textCondition } from './listing-sql.ts';
import { findIds, type RenamedSlug, typesNamed } from '#api/modules/catalog/items/taxonomy.ts';

/** As `ListingFilter` of the schema. */
export type ListingFilterInput = {
  keywords?: string | null;
  category?: readonly string[] | null;
  type?: readonly string[] | null;
  brand?: readonly string[] | null;
  decade?: readonly number[] | null;
  condition?: readonly Condition[] | null;
  finish?: readonly string[] | null;
  seller?: readonly string[] | null;
  tags?: readonly string[] | null;
  availability?: readonly ('AVAILABLE' | 'SOLD')[] | null;
  minPriceCents?: number | null;
  maxPriceCents?: number | null;
  minYear?: number | null;
  maxYear?: number | null;
} & { [Group in TraitGroup]?: readonly string[] | null };

const MAX_VALUES = 60;
const MAX_CENTS = 2_147_483_647;
const MAX_YEAR = 9_999;

function slugs(values: readonly string[] | null | undefined): string[] {
  return [...new Set((values ?? []).slice(0, MAX_VALUES).map((value) => toSlug(value.slice(0, 100))))];
}

function texts(values: readonly string[] | null | undefined): string[] {
  return [...new Set((values ?? []).slice(0, MAX_VALUES).map((value) => cleanText(value.slice(0, 100)).toLowerCase()))];
}

/** The selected values of each facet, as the URL has them. */
function readSelected(input: ListingFilterInput): Map<FacetKey, Set<string>> {
  const selected = new Map<FacetKey, Set<string>>();
  const add = (key: FacetKey, values: readonly string[]): void => {
    if (values.length > 0) selected.set(key, new Set(values));
  };
  add('CATEGORY', slugs(input.category));
  add('TYPE', slugs(input.type));
  add('BRAND', slugs(input.brand));
  add('DECADE', (input.decade ?? []).slice(0, MAX_VALUES).map(String));
  add('CONDITION', input.condition ?? []);
  add('FINISH', slugs(input.finish));
  add('SELLER', texts(input.seller));
  add('TAGS', slugs(input.tags));
  add('AVAILABILITY', input.availability ?? []);
  for (const key of traitKeys) add(key, slugs(input[traitFacets[key]]));
  return selected;
}

function equals(column: string, values: readonly string[]): RawBuilder<boolean> {
  const [only] = values;
  if (only === undefined) return sql`false`;
  // An index gives the rows of one value in order, but not those of several.
  return values.length === 1
    ? sql`${sql.ref(`l.${column}`)} = ${only}`
    : sql`${sql.ref(`l.${column}`)} = ANY(${[...values]}::text[])`;
}

function conditionOf(key: ColumnFacet, values: readonly string[]): RawBuilder<boolean> {
  switch (key) {
    case 'CATEGORY':
      return equals('category_id', values);
    case 'TYPE':
      return equals('type_id', values);
    case 'BRAND':
      return equals('brand_id', values);
    case 'DECADE': {
      const decades = values.map(Number);
      return decades.length === 1 ? sql`l.decade = ${decades[0]}` : sql`l.decade = ANY(${decades}::integer[])`;
    }
    case 'CONDITION':
      return equals('condition', values);
    case 'FINISH':
      return equals('finish_family', values);
    case 'SELLER':
      return equals('seller_account_id', values);
    case 'TAGS':
      return sql`l.tags && ${[...values]}::text[]`;
  }
}

function yearCondition({ minYear, maxYear }: ListingFilterInput): RawBuilder<boolean> | null {
  if ((minYear ?? maxYear ?? null) === null) return null;
  return sql`l.year BETWEEN ${minYear ?? 0} AND ${maxYear ?? MAX_YEAR}`;
}

/** Traits of one group widen, those of several narrow. */
function traitConditions(selected: ReadonlyMap<FacetKey, ReadonlySet<string>>): Map<TraitFacet, RawBuilder<boolean>> {
  return new Map(
    traitKeys
      .filter((key) => selected.has(key))
      .map((key) => {
        const wanted = [...(selected.get(key) ?? [])].map((value) => `${traitFacets[key]}:${value}`);
        return [key, sql<boolean>`l.traits && ${wanted}::text[]`];
      }),
  );
}

/** The values of a filter that brands and types had before, as they were given, with those of today. */
function renamedIn({ brand, type }: ListingFilterInput, renamed: readonly RenamedSlug[]): RenamedSlug[] {
  const given = { BRAND: brand ?? [], TYPE: type ?? [] } as const;
  return renamed.flatMap(({ key, from, to }) =>
    given[key].filter((value) => slugs([value])[0] === from).map((value) => ({ key, from: value, to })),
  );
}

/** Selects what things are called today in place of what they were called before. */
function selectRenamed(selected: Map<FacetKey, Set<string>>, renamed: readonly RenamedSlug[]): void {
  for (const { key, from } of renamed) selected.get(key)?.delete(from);
  for (const { key, to } of renamed) selected.get(key)?.add(to);
}

/** Turns a filter into conditions. Nothing in a filter is an error: unknown values find nothing. */
export async function resolveConditions(
  db: Db,
  input: ListingFilterInput,
  keywords: Keywords | null,
): Promise<ListingConditions> {
  const selected = readSelected(input);
  const namesOf = (key: FacetKey): string[] => [...(selected.get(key) ?? [])];
  const found = await findIds(db, {
    brands: namesOf('BRAND'),
    categories: namesOf('CATEGORY'),
    types: namesOf('TYPE'),
    sellers: namesOf('SELLER'),
  });
  selectRenamed(selected, found.renamed);
  const ids: Partial<Record<ColumnFacet, readonly string[]>> = {
    CATEGORY: found.categories,
    TYPE: found.types,
    BRAND: found.brands,
    SELLER: found.sellers,
  };
  const stored = new Map(
    facetKeys.filter((key) => selected.has(key)).map((key) => [key, ids[key] ?? namesOf(key)] as const),
  );
  const cents = [input.minPriceCents ?? 0, input.maxPriceCents ?? MAX_CENTS] as const;
  const isPriced = (input.minPriceCents ?? input.maxPriceCents ?? null) !== null;
  const availability = selected.get('AVAILABILITY') ?? new Set(['AVAILABLE']);
  return {
    keywords,
    text: keywords ? textCondition(keywords.column, keywords.query) : null,
    facets: new Map([...stored].map(([key, values]) => [key, conditionOf(key, values)])),
    traits: traitConditions(selected),
    typeInCategory: selected.has('TYPE') ? conditionOf('TYPE', found.typesInCategories) : null,
    columnValues: stored,
    typesInCategories: found.typesInCategories,
    typesNamed: keywords ? await typesNamed(db, keywords.words) : [],
    price: isPriced ? sql`l.asking_cents BETWEEN ${cents[0]} AND ${cents[1]}` : null,
    years: yearCondition(input),
    priceRange: cents,
    statuses: (['live', 'sold'] as const).filter((status) =>
      availability.has(status === 'live' ? 'AVAILABLE' : 'SOLD'),
    ),
    selected,
    renamed: renamedIn(input, found.renamed),
  };
}
