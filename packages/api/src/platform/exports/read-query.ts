import type { ExportQuery } from './table-source.ts';

/** The first value of a parameter; null without one. */
export const oneOf = (query: ExportQuery, name: string): string | null => query[name]?.[0] ?? null;

/** The first value of a parameter, if it is a known one. */
export const oneKnown = <Value extends string>(
  query: ExportQuery,
  name: string,
  known: readonly Value[],
): Value | null => known.find((value) => value === query[name]?.[0]) ?? null;

/** The known ones of the values of a parameter. */
export const allKnown = <Value extends string>(
  query: ExportQuery,
  name: string,
  known: readonly Value[],
): readonly Value[] => known.filter((value) => query[name]?.includes(value));

/** Whole cents as a file has them: `1250.00`. */
export const decimal = (cents: number): string => (cents / 100).toFixed(2);
