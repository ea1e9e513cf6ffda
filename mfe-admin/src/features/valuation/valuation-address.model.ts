/** The conditions of an instrument, the best first. */
export const conditions = ['MINT', 'EXCELLENT', 'VERY_GOOD', 'GOOD', 'FAIR', 'PROJECT'] as const;
export type ValuedCondition = (typeof conditions)[number];

/** What is asked about, as it stands in the address. */
export interface ValuationAddress {
  readonly brand: string;
  readonly model: string;
  /** As it was typed. */
  readonly year: string;
  readonly condition: ValuedCondition | null;
}

const LONGEST = 120;

/** Reads the address; a condition that does not exist is none. */
export function readValuationAddress(query: URLSearchParams): ValuationAddress {
  const text = (name: string): string => (query.get(name) ?? '').trim().slice(0, LONGEST);
  return {
    brand: text('brand'),
    model: text('model'),
    year: text('year'),
    condition: conditions.find((condition) => condition === query.get('condition')) ?? null,
  };
}

/** The year, null where none was typed, and undefined where it is none from 1700 to 2100. */
export function yearOf({ year }: ValuationAddress): number | null | undefined {
  if (year === '') return null;
  const value = /^\d{4}$/.test(year) ? Number(year) : 0;
  return value >= 1700 && value <= 2100 ? value : undefined;
}

/** Whether there is enough to value: a maker, and a year that is one if any. */
export const canValue = (address: ValuationAddress): boolean => address.brand !== '' && yearOf(address) !== undefined;
