import { traitGroups } from '@headstock/contracts/listing-traits';
import type { ListingFilterInput } from '#api/modules/catalog/index.ts';
import { cleanText } from '#api/platform/db/columns.ts';

const MOST_VALUES = 50;
const LONGEST_VALUE = 100;
const LONGEST_KEYWORDS = 200;
const slugKeys = ['category', 'type', 'brand', 'finish', 'seller', 'tags', ...traitGroups] as const;
const parameters = ['category', 'brand', 'decade', 'condition', 'finish', 'seller', 'tags', ...traitGroups] as const;

const unique = <Value>(values: readonly Value[]): Value[] => [...new Set(values)].slice(0, MOST_VALUES);

const years = ({ minYear, maxYear }: ListingFilterInput): ListingFilterInput => ({
  ...(minYear && minYear > 0 && { minYear }),
  ...(maxYear && maxYear > 0 && { maxYear }),
});

/**
 * A filter as it is kept: values once and sorted, nothing empty, and no availability, as only what is for sale is news. Equal
 * searches become equal.
 */
export function toSearchFilter(input: ListingFilterInput): ListingFilterInput {
  const keywords = cleanText(input.keywords ?? '')
    .replaceAll(/[\s\p{Cc}\p{Cf}]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_KEYWORDS)
    .trim();
  const lists = slugKeys.map((key) => {
    const values = (input[key] ?? []).map((value) => cleanText(value.slice(0, LONGEST_VALUE)).trim().toLowerCase());
    return [key, unique(values.filter(Boolean)).toSorted()] as const;
  });
  const decades = unique(input.decade ?? []).toSorted((one, other) => one - other);
  const conditions = unique(input.condition ?? []).toSorted();
  const [least, most] = [input.minPriceCents ?? null, input.maxPriceCents ?? null];
  return {
    ...(keywords && { keywords }),
    ...Object.fromEntries(lists.filter(([, values]) => values.length > 0)),
    ...(decades.length > 0 && { decade: decades }),
    ...(conditions.length > 0 && { condition: conditions }),
    ...(least !== null && least > 0 && { minPriceCents: least }),
    ...(most !== null && most > 0 && { maxPriceCents: most }),
    ...years(input),
  };
}

/** Whether a filter asks for anything at all. */
export const isEmptyFilter = (filter: ListingFilterInput): boolean => Object.keys(filter).length === 0;

/** The page of the shop that shows what a filter finds, the newest first; without the language prefix. */
export function pathOfFilter(filter: ListingFilterInput): string {
  const query = new URLSearchParams();
  if (filter.keywords) query.set('keywords', filter.keywords);
  const values = { ...filter, category: [...(filter.category ?? []), ...(filter.type ?? [])] };
  for (const key of parameters) {
    const chosen = values[key] ?? [];
    if (chosen.length > 0) query.set(key, JSON.stringify(chosen));
  }
  if (filter.minPriceCents) query.set('minPrice', String(filter.minPriceCents / 100));
  if (filter.maxPriceCents) query.set('maxPrice', String(filter.maxPriceCents / 100));
  if (filter.minYear) query.set('minYear', String(filter.minYear));
  if (filter.maxYear) query.set('maxYear', String(filter.maxYear));
  query.set('sort', 'LISTING_TIME_DESC');
  return `/shop?${query.toString()}`;
}
