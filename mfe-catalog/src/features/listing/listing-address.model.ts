import { traitGroups, type TraitGroup } from '@headstock/contracts/listing-traits';
import {
  ARCHIVE_PATH,
  isAny,
  listingPathname,
  listKeys,
  plainAddress,
  queryEntries,
  type ListingAddress,
  type ListKey,
} from './listing-path.model.ts';
import type { Availability, Condition, ListingFilter, ListingSort } from './listing.generated.ts';

/** Slugs that mean a category in the query of /shop; every other value there means a type. */
export const categorySlugs: readonly string[] = [
  'electric-guitars',
  'acoustic-guitars',
  'accessories',
  'mandolins',
  'other',
  'merch',
];

const conditions: readonly Condition[] = ['MINT', 'EXCELLENT', 'VERY_GOOD', 'GOOD', 'FAIR', 'PROJECT', 'NEW'];
const availabilities: readonly Availability[] = ['AVAILABLE', 'SOLD'];
const longestKeywords = 200;
const mostValues = 50;
const lastPage = 10_000;
const highestCents = 2_147_483_647;

/** The orders that a visitor can choose, in the order of the list. */
export const sorts: readonly ListingSort[] = [
  'DEFAULT',
  'LISTING_TIME_DESC',
  'PRICE_ASC',
  'PRICE_DESC',
  'YEAR_ASC',
  'YEAR_DESC',
];

const isText = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number';

/** The values of a key: a JSON array, or one or several plain values. Anything else is ignored. */
function readList(query: URLSearchParams, key: string): string[] {
  if (!query.has(key)) return [];
  const values = query.getAll(key).flatMap((raw) => {
    if (!raw.startsWith('[')) return [raw];
    try {
      const parsed: unknown = JSON.parse(raw);
      return Array.isArray(parsed) ? parsed.filter(isText).map(String) : [];
    } catch {
      return [];
    }
  });
  const clean = values.map((value) => value.trim().slice(0, 80)).filter((value) => !isAny(value));
  return [...new Set(clean)].slice(0, mostValues);
}

/** Typed text on one line; control and direction marks count as spaces. */
function readText(raw: string | null): string {
  const text = (raw ?? '').replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ').trim();
  return isAny(text) ? '' : text.slice(0, longestKeywords).trimEnd();
}

const among =
  <Value extends string>(known: readonly Value[]) =>
  (value: string): Value[] =>
    known.filter((candidate) => candidate === value.toUpperCase());

/** “1950”, “1950s”, “about 1953” as the decade 1950; nothing for other texts. */
function decadeOf(value: string): number[] {
  const year = /(?:1[6-9]|20)\d\d/.exec(value)?.[0];
  return year ? [Math.floor(Number(year) / 10) * 10] : [];
}

/**
 * A typed amount as cents: `.` before decimals, or `,` before one or two last digits; `,` and spaces between thousands, a sign before or
 * behind. Null for anything that is no amount.
 */
export function readAmount(text: string | null): number | null {
  const bare = (text ?? '').replace(/[\s$€]|USD/g, '');
  const plain = bare.replace(/^(\d+),(\d{1,2})$/, '$1.$2').replaceAll(',', '');
  if (!/^\d{1,9}(\.\d{0,2})?$/.test(plain)) return null;
  const cents = Math.round(Number(plain) * 100);
  return cents > 0 && cents <= highestCents ? cents : null;
}

/** The tag that says the same as a trait: addresses with it are read as the trait. */
const LEFT_TAG = 'left-handed';

type Traits = Pick<ListingAddress, TraitGroup>;

function readTraits(query: URLSearchParams): Traits {
  const of = (group: TraitGroup): string[] => readList(query, group).map((value) => value.toLowerCase());
  const isLeft = of('hand').includes('left') || readList(query, 'tags').includes(LEFT_TAG);
  return {
    hand: isLeft ? ['left'] : [],
    weight: of('weight'),
    neck: of('neck'),
    nut: of('nut'),
    pickups: of('pickups'),
    frets: of('frets'),
    origin: of('origin'),
    shipsFrom: of('shipsFrom'),
    price: of('price').filter((value) => value === 'drop'),
  };
}

const yearIn = (text: string | null): number | null => (/^(?:1[6-9]|20)\d\d$/.test(text ?? '') ? Number(text) : null);

function readYears(query: URLSearchParams): Pick<ListingAddress, 'minYear' | 'maxYear'> {
  const [first, last] = [yearIn(query.get('minYear')), yearIn(query.get('maxYear'))];
  const swapped = first !== null && last !== null && first > last;
  return { minYear: swapped ? last : first, maxYear: swapped ? first : last };
}

/** Reads an address. Never fails: what cannot be understood is left out, so that any link leads to a page. */
export function readListingAddress(type: string | null, query: URLSearchParams, isArchive = false): ListingAddress {
  const lowest = readAmount(query.get('minPrice'));
  const highest = readAmount(query.get('maxPrice'));
  const swapped = lowest !== null && highest !== null && lowest > highest;
  const sort = sorts.find((known) => known === query.get('sort'));
  const page = query.get('page') ?? '';
  return {
    isArchive,
    type: type && !isAny(type) ? type : null,
    keywords: readText(query.get('keywords')),
    category: readList(query, 'category'),
    brand: readList(query, 'brand'),
    decade: [...new Set([...readList(query, 'decade'), ...readList(query, 'year')].flatMap(decadeOf))],
    condition: readList(query, 'condition').flatMap(among(conditions)),
    finish: readList(query, 'finish'),
    seller: readList(query, 'seller'),
    tags: readList(query, 'tags').filter((tag) => tag !== LEFT_TAG),
    availability: (isArchive ? [] : readList(query, 'availability')).flatMap(among(availabilities)),
    ...readTraits(query),
    ...readYears(query),
    minCents: swapped ? highest : lowest,
    maxCents: swapped ? lowest : highest,
    sort: sort ?? 'DEFAULT',
    unfold: listKeys.filter((key) => readList(query, 'unfold').includes(key)),
    page: /^[1-9]\d{0,4}$/.test(page) ? Math.min(Number(page), lastPage) : 1,
  };
}

/** Applies a change to the address and goes back to the first page. */
export const changed = (address: ListingAddress, change: Partial<ListingAddress>): ListingAddress => ({
  ...address,
  page: 1,
  ...change,
});

/**
 * Gives the paths of an address with one value of a list toggled, on the first page. What does not change is written once for all values;
 * they are in the API's own spelling.
 */
export function togglePaths(address: ListingAddress, key: ListKey): (value: string) => string {
  const current = address[key].map(String);
  const entries = queryEntries(changed(address, { [key]: [''] }));
  const place = entries.findIndex(([name]) => name === key);
  const write = (some: [string, string][]): string => new URLSearchParams(some).toString();
  const [before, after] = [write(entries.slice(0, place)), write(entries.slice(place + 1))];
  const pathname = listingPathname(address);
  return (value) => {
    const values = current.includes(value) ? current.filter((other) => other !== value) : [...current, value];
    const list = JSON.stringify(key === 'decade' ? values.map(Number) : values);
    const query = [before, values.length > 0 ? write([[key, list]]) : '', after].filter(Boolean).join('&');
    return pathname + (query && `?${query}`);
  };
}

/** The address without filters; the order stays. */
export const cleared = (address: ListingAddress): ListingAddress => ({
  ...plainAddress(address.type, address.isArchive),
  sort: address.sort,
});

/** The number of active filters. Keywords count as one, and so does a range of prices or years. */
export function filterCount(address: ListingAddress): number {
  const lists = listKeys.reduce((sum, key) => sum + address[key].length, 0);
  const priced = address.minCents !== null || address.maxCents !== null;
  const dated = address.minYear !== null || address.maxYear !== null;
  return lists + Number(address.keywords !== '') + Number(priced) + Number(dated);
}

const SOLD: readonly Availability[] = ['SOLD'];

/** The order that the API is asked for: the archive begins with what was sold last. */
export const sortOf = ({ isArchive, keywords, sort }: ListingAddress): ListingSort =>
  isArchive && sort === 'DEFAULT' && keywords === '' ? 'SOLD_TIME_DESC' : sort;

/** Whether a path, with or without language prefix, is that of the archive. */
export const isArchivePath = (pathname: string): boolean => pathname.replace(/\/+$/, '').endsWith(ARCHIVE_PATH);

/** The filter of the API for an address. */
export function filterOf(address: ListingAddress): ListingFilter {
  const { type, category } = address;
  const categories = type === null ? category.filter((slug) => categorySlugs.includes(slug)) : [type];
  const types = type === null ? category.filter((slug) => !categorySlugs.includes(slug)) : category;
  const lists = {
    category: categories,
    type: types,
    brand: address.brand,
    decade: address.decade,
    condition: address.condition,
    finish: address.finish,
    seller: address.seller,
    tags: address.tags,
    availability: address.isArchive ? SOLD : address.availability,
    ...Object.fromEntries(traitGroups.map((group) => [group, address[group]])),
  };
  return {
    ...Object.fromEntries(Object.entries(lists).filter(([, values]) => values.length > 0)),
    ...(address.keywords ? { keywords: address.keywords } : {}),
    ...(address.minYear === null ? {} : { minYear: address.minYear }),
    ...(address.maxYear === null ? {} : { maxYear: address.maxYear }),
    ...(address.minCents === null ? {} : { minPriceCents: address.minCents }),
    ...(address.maxCents === null ? {} : { maxPriceCents: address.maxCents }),
  };
}

/** The form that saves the search; null for an address that asks for nothing. The account's remote serves it to members. */
export function saveSearchPath(address: ListingAddress): string | null {
  const { availability: _availability, ...filter } = filterOf(address);
  if (Object.keys(filter).length === 0) return null;
  return `/profile/buying/saved-searches/new?${new URLSearchParams({ filter: JSON.stringify(filter) }).toString()}`;
}
