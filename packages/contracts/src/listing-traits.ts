/**
 * What players filter by beside brand and type. A listing has any number of traits, each a group and a value: `neck:soft-v`,
 * `weight:7`, `origin:jp`. Groups are keys of an address and of the filter of the API.
 */
export const traitGroups = [
  'hand',
  'weight',
  'neck',
  'nut',
  'pickups',
  'frets',
  'origin',
  'shipsFrom',
  'price',
] as const;
export type TraitGroup = (typeof traitGroups)[number];

/** The group of each facet of the API. */
export const traitFacets = {
  HAND: 'hand',
  WEIGHT: 'weight',
  NECK: 'neck',
  NUT: 'nut',
  PICKUPS: 'pickups',
  FRETS: 'frets',
  ORIGIN: 'origin',
  SHIPS_FROM: 'shipsFrom',
  PRICE_DROP: 'price',
} as const satisfies Readonly<Record<string, TraitGroup>>;

/** Where the ranges of weights begin, in pounds; a value names the range that begins with it. */
export const weightRanges = [0, 5, 6, 7, 8, 9, 10, 12, 20, 40] as const;
/** Where the ranges of nut widths begin, in millimetres. */
export const nutRanges = [0, 38, 41, 42, 43, 44, 45, 48, 51] as const;

export const GRAMS_PER_POUND = 453.592;

/** The range that a number lies in, and where it ends; null for the last, which is open. */
export function rangeOf(
  ranges: readonly number[],
  value: number,
): { readonly from: number; readonly to: number | null } {
  const at = ranges.findLastIndex((from) => from <= value);
  return { from: ranges[at] ?? 0, to: ranges[at + 1] ?? null };
}

/** Shapes of a neck, from slim to full and then by their form. */
export const neckProfiles = ['slim-c', 'c', 'full-c', 'u', 'd', 'round', 'soft-v', 'v', 'flat', 'narrow'] as const;
export type NeckProfile = (typeof neckProfiles)[number];

/** Kinds of pickups that players look for. */
export const pickupKinds = [
  'single-coil',
  'humbucker',
  'p-90',
  'mini-humbucker',
  'filtertron',
  'split-coil',
  'lipstick',
  'gold-foil',
  'piezo',
] as const;
export type PickupKind = (typeof pickupKinds)[number];
