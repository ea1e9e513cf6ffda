import { traitGroups, type TraitGroup } from '@headstock/contracts/listing-traits';
import type { Availability, Condition, ListingSort } from './listing.generated.ts';

/** Everything that decides what a listing page shows. All of it is part of the page's URL. */
export interface ListingAddress {
  /** Slug of the category in the path; null on /shop. */
  readonly type: string | null;
  /** The archive of what was sold, at /shop/sold; it has no category in its path. */
  readonly isArchive: boolean;
  readonly keywords: string;
  /** Categories on /shop, types on a category's page. */
  readonly category: readonly string[];
  readonly brand: readonly string[];
  /** First years, such as 1960. */
  readonly decade: readonly number[];
  readonly condition: readonly Condition[];
  readonly finish: readonly string[];
  readonly seller: readonly string[];
  readonly tags: readonly string[];
  readonly availability: readonly Availability[];
  /** `left`. */
  readonly hand: readonly string[];
  /** Ranges of weight, neck profiles, ranges of nut widths, kinds of pickups, numbers of frets, as the API has them. */
  readonly weight: readonly string[];
  readonly neck: readonly string[];
  readonly nut: readonly string[];
  readonly pickups: readonly string[];
  readonly frets: readonly string[];
  /** Countries of making, and places that things are sent from. */
  readonly origin: readonly string[];
  readonly shipsFrom: readonly string[];
  /** `drop`: it cost more before. */
  readonly price: readonly string[];
  readonly minYear: number | null;
  readonly maxYear: number | null;
  readonly minCents: number | null;
  readonly maxCents: number | null;
  readonly sort: ListingSort;
  /** Filters whose long tail is shown. */
  readonly unfold: readonly ListKey[];
  /** From 1. */
  readonly page: number;
}

/** The fields of an address that hold several values. */
export type ListKey =
  | 'category'
  | 'brand'
  | 'decade'
  | 'condition'
  | 'finish'
  | 'seller'
  | 'tags'
  | 'availability'
  | TraitGroup;

/** All of them, in the order of an address. */
export const listKeys: readonly ListKey[] = [
  'category',
  'brand',
  'decade',
  'condition',
  'finish',
  'seller',
  'tags',
  'availability',
  ...traitGroups,
];

/** The fields of an address that hold one number or none. */
export const amountKeys = ['minCents', 'maxCents', 'minYear', 'maxYear'] as const;

/** Whether a value means that nothing is selected. */
export const isAny = (value: string): boolean => value === '' || value === 'Any';

const amountText = (cents: number | null): string => (cents === null ? '' : String(cents / 100));

/** The query of an address, key by key, without what is empty or the usual. */
export function queryEntries(address: ListingAddress): [key: string, value: string][] {
  const lists = listKeys.map((key): [string, string] => [key, address[key].length ? JSON.stringify(address[key]) : '']);
  const all: [string, string][] = [
    ['keywords', address.keywords],
    ...lists,
    ['minYear', String(address.minYear ?? '')],
    ['maxYear', String(address.maxYear ?? '')],
    ['minPrice', amountText(address.minCents)],
    ['maxPrice', amountText(address.maxCents)],
    ['sort', address.sort === 'DEFAULT' ? '' : address.sort],
    ['unfold', address.unfold.length ? JSON.stringify(address.unfold) : ''],
    ['page', address.page > 1 ? String(address.page) : ''],
  ];
  return all.filter(([, value]) => !isAny(value));
}

export const ARCHIVE_PATH = '/shop/sold';

/** Path without the query: /shop, /shop/sold or /shop/category/{slug}. */
export const listingPathname = ({ type, isArchive }: Pick<ListingAddress, 'type' | 'isArchive'>): string =>
  isArchive ? ARCHIVE_PATH : type === null || isAny(type) ? '/shop' : `/shop/category/${encodeURIComponent(type)}`;

/** The address as a link of the shop, without language prefix. */
export function listingPath(address: ListingAddress): string {
  const query = new URLSearchParams(queryEntries(address)).toString();
  return listingPathname(address) + (query && `?${query}`);
}

/** /shop, the archive, or a category's page, with nothing chosen. */
export const plainAddress = (type: string | null, isArchive = false): ListingAddress => ({
  isArchive,
  type: type === null || isAny(type) ? null : type,
  keywords: '',
  category: [],
  brand: [],
  decade: [],
  condition: [],
  finish: [],
  seller: [],
  tags: [],
  availability: [],
  hand: [],
  weight: [],
  neck: [],
  nut: [],
  pickups: [],
  frets: [],
  origin: [],
  shipsFrom: [],
  price: [],
  minYear: null,
  maxYear: null,
  minCents: null,
  maxCents: null,
  sort: 'DEFAULT',
  unfold: [],
  page: 1,
});
