import { readAmount } from '@headstock/contracts/amount';

const RANGE = { least: 0, most: 9_999_999_999 } as const;

/** Reads an amount as it is typed in either language (`1,234.56`, `1234,56`), at most 99,999,999.99: whole cents, or null for anything else. */
export function readCents(text: string): number | null {
  const read = readAmount(text, RANGE);
  return typeof read === 'number' ? read : null;
}
