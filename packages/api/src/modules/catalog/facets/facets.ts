import { traitFacets } from '@headstock/contracts/listing-traits';
import type { Db } from '#api/platform/db/database.ts';
import type { Locale } from '#api/platform/locale.ts';
import { type FacetRow, readFacetRows } from './facet-rows.ts';
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

function labelOf(key: FacetKey, value: string, label: string | null, locale: Locale): string {
  switch (key) {
    case 'CATEGORY':
    case 'TYPE':
      return label ?? '';
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
function rowsOf(rows: readonly FacetRow[], key: FacetKey): readonly FacetRow[] {
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
  const [rows, names] = await Promise.all([readFacetRows(db, conditions, sources, locale), facetNames(db, locale)]);
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
