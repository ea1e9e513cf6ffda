import type { TraitGroup } from '../listing-traits.ts';

/** Filters of the listing that words can stand for. Prices in cents. */
export type QueryFilters = {
  readonly minCents?: number;
  readonly maxCents?: number;
  readonly minYear?: number;
  readonly maxYear?: number;
  readonly decade?: readonly number[];
} & { readonly [Group in TraitGroup]?: readonly string[] };

/** What a reader of words found: the text without them, and the filters that they stand for. */
export type ParsedQuery = { readonly keywords: string; readonly filters: QueryFilters };

/** Reads words of one kind out of a text; null where there are none. */
export type QueryReader = (text: string) => ParsedQuery | null;

/** Before and after whole words, in which accents and apostrophes count as letters. */
export const START = String.raw`(?<![\p{L}\p{N}])`;
export const END = String.raw`(?![\p{L}\p{N}])`;

/** The text without a part of it. */
export const without = (text: string, part: string): string => text.replace(part, ' ').replaceAll(/\s+/g, ' ').trim();
