import { traitFacets } from '@headstock/contracts/listing-traits';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#api/platform/db/database.ts';
import { runNamed } from '#api/platform/db/named-query.ts';
import type { Locale } from '#api/platform/locale.ts';
import { MAX_FACET_VALUES, storedFacetRows } from './stored-facets.ts';
import { type PriceBucket, toHistogram } from './price-buckets.ts';
import type { Dimension, FacetValueCount } from './dimensions.ts';
import {
  conditionLabel,
  decadeLabel,
  finishLabel,
  availabilityLabel,
  tagLabel,
} from '#api/modules/catalog/items/labels.ts';
import {
  type FacetKey,
  facetKeys,
  type ListingConditions,
  type TraitFacet,
  traitKeys,
} from '#api/modules/catalog/listings/listing-conditions.ts';
import { traitLabel } from '#api/modules/catalog/items/trait-labels.ts';
import { conditions as conditionOrder } from '@headstock/contracts/listing-document';
import { facetNames } from '#api/modules/catalog/items/taxonomy.ts';

/** `isLowerBound`: there are at least `count`, because not all listings were read. */
export type FacetValue = { value: string; label: string; count: number; isLowerBound: boolean; selected: boolean };
export type Facet = { key: FacetKey; countsAreLowerBounds: boolean; values: FacetValue[] };
export type FacetCounts = { facets: Facet[]; prices: PriceBucket[]; pricesAreLowerBounds: boolean };

type Row = { key: Dimension; value: string; label: string | null; count: number };

/** Where the counts come from: facets with stored counts, and the counts of a sampled search. */
export type CountSources = {
  readonly stored: readonly Dimension[];
  readonly sampled: readonly FacetValueCount[];
  /** Facets whose sampled counts are lower bounds. */
  readonly lowerBounds: ReadonlySet<Dimension>;
  readonly availability: readonly {
    readonly value: 'AVAILABLE' | 'SOLD';
    readonly count: number;
    readonly isLowerBound: boolean;
  }[];
};

/** The counts with slugs and names in place of ids, without the long tail. */
async function readRows(db: Db, conditions: ListingConditions, { stored, sampled }: CountSources): Promise<Row[]> {
  const parts: RawBuilder<unknown>[] = [];
  if (stored.length > 0) parts.push(storedFacetRows(conditions, stored));
  if (sampled.length > 0)
    parts.push(
      sql`SELECT * FROM jsonb_to_recordset(${JSON.stringify(sampled)}::jsonb) AS sampled (facet text, value text, count bigint)`,
    );
  if (parts.length === 0) return [];
  const selected = ['BRAND', 'SELLER'].flatMap((key) => [
    ...(conditions.selected.get(key === 'BRAND' ? key : 'SELLER') ?? []),
  ]);
  const query = sql<Row>`
    SELECT r.facet AS key, coalesce(c.slug, t.slug, b.slug, s.username, r.value) AS value,
      coalesce(c.title::text, t.title::text, b.name, s.display_name) AS label, r.count
    FROM (
      SELECT *, row_number() OVER (
        PARTITION BY facet, CASE WHEN facet = 'TRAITS' THEN split_part(value, ':', 1) END ORDER BY count DESC, value
      ) AS place
      FROM (${sql.join(parts, sql` UNION ALL `)}) AS counted
    ) AS r
    LEFT JOIN categories c ON r.facet = 'CATEGORY' AND c.id = r.value
    LEFT JOIN types t ON r.facet = 'TYPE' AND t.id = r.value
    LEFT JOIN brands b ON r.facet = 'BRAND' AND b.id = r.value
    LEFT JOIN accounts s ON s.id = CASE WHEN r.facet = 'SELLER' THEN r.value END AND (r.place <= ${MAX_FACET_VALUES} OR lower(s.username) = ANY(${selected}))
    WHERE r.place <= ${MAX_FACET_VALUES} OR b.slug = ANY(${selected}) OR s.id IS NOT NULL`;
  return [...(await runNamed(db, query.compile(db)))];
}

function labelOf(key: FacetKey, value: string, label: string | null, locale: Locale): string {
  switch (key) {
    case 'CATEGORY':
    case 'TYPE':
      return readTitle(label, locale);
    case 'DECADE':
      return decadeLabel(Number(value), locale);
    case 'CONDITION':
      return conditionLabel(value, locale);
    case 'FINISH':
      return finishLabel(value, locale);
    case 'TAGS':
      return tagLabel(value, locale);
    case 'AVAILABILITY':
      return availabilityLabel(value, locale);
    case 'BRAND':
    case 'SELLER':
      return label ?? value;
    default:
      return traitLabel(traitFacets[key], value, locale);
  }
}

function readTitle(json: string | null, locale: Locale): string {
  const title: Partial<Record<Locale, string>> = JSON.parse(json ?? '{}');
  return title[locale] ?? '';
}

const byNumber: ReadonlySet<FacetKey> = new Set(['WEIGHT', 'NUT', 'FRETS']);

/** Decades by time, conditions from best to worst, measures by size, all others by their count. */
function compare(key: FacetKey, a: FacetValue, b: FacetValue): number {
  if (key === 'DECADE') return Number(a.value) - Number(b.value);
  if (key === 'CONDITION')
    return conditionOrder.findIndex((c) => c === a.value) - conditionOrder.findIndex((c) => c === b.value);
  if (key === 'AVAILABILITY') return a.value.localeCompare(b.value);
  if (byNumber.has(key)) return Number(a.value) - Number(b.value);
  return b.count - a.count || a.label.localeCompare(b.label);
}

/** Types of two categories can share a slug, and are then one value of the filter. */
function mergeEqual(values: FacetValue[]): FacetValue[] {
  const merged = new Map<string, FacetValue>();
  for (const value of values) {
    const known = merged.get(value.value);
    if (known) known.count += value.count;
    else merged.set(value.value, { ...value });
  }
  return [...merged.values()];
}

function toFacet(
  key: FacetKey,
  rows: FacetValue[],
  selected: ReadonlySet<string>,
  locale: Locale,
  names?: ReadonlyMap<string, string>,
): Facet {
  const known = new Set(rows.map(({ value }) => value));
  const missing = [...selected].filter((value) => !known.has(value));
  const values = missing.map((value) => ({
    value,
    label: names?.get(value) ?? (labelOf(key, value, null, locale) || value),
    count: 0,
    isLowerBound: false,
    selected: true,
  }));
  return {
    key,
    countsAreLowerBounds: rows.some((row) => row.isLowerBound),
    values: mergeEqual([...rows, ...values]).toSorted((a, b) => compare(key, a, b)),
  };
}

const isTraitKey = (key: FacetKey): key is TraitFacet => Object.hasOwn(traitFacets, key);

/** The rows of a facet; of a group of traits those with its name before their value. */
function rowsOf(rows: readonly Row[], key: FacetKey): readonly Row[] {
  if (!isTraitKey(key)) return rows.filter((row) => row.key === key);
  const prefix = `${traitFacets[key]}:`;
  return rows.flatMap((row) =>
    row.key === 'TRAITS' && row.value.startsWith(prefix) ? [{ ...row, value: row.value.slice(prefix.length) }] : [],
  );
}

/**
 * The facets of a search from what was counted, each without its own selection, and the prices without their bounds. A
 * selected value stays in its facet when it finds nothing, so that it can be taken back.
 */
export async function countFacets(
  db: Db,
  conditions: ListingConditions,
  sources: CountSources,
  locale: Locale,
): Promise<FacetCounts> {
  const [rows, names] = await Promise.all([readRows(db, conditions, sources), facetNames(db, locale)]);
  const stored = new Set(sources.stored);
  const isLowerBoundOf = (key: Dimension): boolean => sources.lowerBounds.has(key) && !stored.has(key);
  const selectedOf = (key: FacetKey): ReadonlySet<string> => conditions.selected.get(key) ?? new Set();
  const facets = [...facetKeys, ...traitKeys].map((key) => {
    const isLowerBound = isLowerBoundOf(isTraitKey(key) ? 'TRAITS' : key);
    const selected = selectedOf(key);
    const values = rowsOf(rows, key).map(({ value, label, count }) => ({
      value,
      label: labelOf(key, value, label, locale),
      count,
      isLowerBound,
      selected: selected.has(value),
    }));
    const named = key === 'BRAND' || key === 'CATEGORY' || key === 'TYPE' ? names[key] : undefined;
    return toFacet(key, values, selected, locale, named);
  });
  const availability = sources.availability
    .filter(({ count, isLowerBound }) => count > 0 || isLowerBound)
    .map((value) => ({
      ...value,
      label: availabilityLabel(value.value, locale),
      selected: selectedOf('AVAILABILITY').has(value.value),
    }));
  const prices = rows.filter(({ key }) => key === 'PRICE').map(({ value, count }) => [Number(value), count] as const);
  return {
    facets: [...facets, toFacet('AVAILABILITY', availability, selectedOf('AVAILABILITY'), locale)],
    prices: toHistogram(new Map(prices)),
    pricesAreLowerBounds: prices.length > 0 && isLowerBoundOf('PRICE'),
  };
}
