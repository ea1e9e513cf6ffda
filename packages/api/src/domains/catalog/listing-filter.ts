import { type RawBuilder, sql } from 'kysely';
import { cleanText } from '#api/db/columns.ts';
import type { Keywords } from './keywords.ts';
import { toSlug } from './normalise.ts';
import type { Condition } from './tables.ts';

/** The filter of the schema's `ListingFilter`. */
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
};

export const facetKeys = ['CATEGORY', 'TYPE', 'BRAND', 'DECADE', 'CONDITION', 'FINISH', 'SELLER', 'TAGS'] as const;
/** Facets that count by a column of the listing. Availability is counted apart, because sold listings are apart. */
export type FacetKeyOfColumn = (typeof facetKeys)[number];
export type FacetKey = FacetKeyOfColumn | 'AVAILABILITY';

/** A filter as conditions on `listings AS l`, apart by facet, so that each can be left out. */
export type ListingConditions = {
  keywords: Keywords | null;
  /** Always true: what may be shown at all, and the keywords. */
  base: RawBuilder<boolean>[];
  facets: ReadonlyMap<FacetKeyOfColumn, RawBuilder<boolean>>;
  price: RawBuilder<boolean> | null;
  statuses: readonly ('live' | 'sold')[];
  selected: ReadonlyMap<FacetKey, ReadonlySet<string>>;
};

const MAX_VALUES = 60;
const MAX_CENTS = 2_147_483_647;

function slugs(values: readonly string[] | null | undefined): string[] {
  return [...new Set((values ?? []).slice(0, MAX_VALUES).map((value) => toSlug(value.slice(0, 100))))];
}

function texts(values: readonly string[] | null | undefined): string[] {
  return [...new Set((values ?? []).slice(0, MAX_VALUES).map((value) => cleanText(value.slice(0, 100)).toLowerCase()))];
}

/** The values that are selected in each facet, as the facets name them. */
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
  return selected;
}

function conditionOf(key: FacetKeyOfColumn, values: ReadonlySet<string>): RawBuilder<boolean> {
  const list = [...values];
  switch (key) {
    case 'CATEGORY':
      return sql`l.category_id IN (SELECT id FROM categories WHERE slug = ANY(${list}))`;
    case 'TYPE':
      return sql`l.type_id IN (SELECT id FROM types WHERE slug = ANY(${list}))`;
    case 'BRAND':
      return sql`l.brand_id IN (SELECT id FROM brands WHERE slug = ANY(${list}))`;
    case 'DECADE':
      return sql`l.decade = ANY(${list.map(Number)}::integer[])`;
    case 'CONDITION':
      return sql`l.condition = ANY(${list})`;
    case 'FINISH':
      return sql`l.finish_family = ANY(${list})`;
    case 'SELLER':
      return sql`l.seller_account_id IN (SELECT id FROM accounts WHERE lower(username) = ANY(${list}))`;
    case 'TAGS':
      return sql`l.tags && ${list}::text[]`;
  }
}

function priceCondition({ minPriceCents, maxPriceCents }: ListingFilterInput): RawBuilder<boolean> | null {
  if ((minPriceCents ?? null) === null && (maxPriceCents ?? null) === null) return null;
  return sql`l.asking_cents BETWEEN ${minPriceCents ?? 0} AND ${maxPriceCents ?? MAX_CENTS}`;
}

/** Turns a filter into conditions. Nothing in a filter is an error: what is unknown finds nothing. */
export function toConditions(input: ListingFilterInput, keywords: Keywords | null): ListingConditions {
  const selected = readSelected(input);
  const facets = new Map<FacetKeyOfColumn, RawBuilder<boolean>>();
  for (const key of facetKeys) {
    const values = selected.get(key);
    if (values) facets.set(key, conditionOf(key, values));
  }
  const availability = selected.get('AVAILABILITY') ?? new Set(['AVAILABLE']);
  const statuses = (['live', 'sold'] as const).filter((status) =>
    availability.has(status === 'live' ? 'AVAILABLE' : 'SOLD'),
  );
  const base: RawBuilder<boolean>[] = [sql`l.browsable`];
  if (keywords) base.push(sql`l.search @@ to_tsquery('simple', ${keywords.query})`);
  return { keywords, base, facets, price: priceCondition(input), statuses, selected };
}

/** The condition for the listings' status, written so that the partial indexes of live listings serve it. */
export function statusCondition(statuses: ListingConditions['statuses']): RawBuilder<boolean> {
  if (statuses.length === 1 && statuses[0] === 'live') return sql`l.status = 'live'`;
  return sql`l.status = ANY(${[...statuses]})`;
}

/** All conditions but those left out, joined by AND. */
export function whereOf(conditions: ListingConditions): RawBuilder<boolean> {
  const all = [...conditions.base, statusCondition(conditions.statuses), ...conditions.facets.values()];
  if (conditions.price) all.push(conditions.price);
  return sql`${sql.join(all, sql` AND `)}`;
}
