import { readAmount, writeAmount } from '@headstock/contracts/amount';

/** The amounts of an estimate as they are typed. */
export const amountFields = ['low', 'estimate', 'high'] as const;
/** See `amountFields`. */
export type AmountField = (typeof amountFields)[number];
/** What is typed of an estimate. */
export type EstimateValues = Readonly<Record<AmountField, string>>;
/** Where an answer can be wrong. */
export type EstimateField = AmountField | 'text';
/** A range in whole cents. */
export type CentsRange = Readonly<Record<AmountField, number>>;

const LIMITS = { least: 100, most: 2_000_000_000 } as const;
const DOLLAR = 100;

/** The steps in which people speak of prices, below and from 1,000 dollars. */
const stepOf = (cents: number): number => (cents < 1_000 * DOLLAR ? 10 : 50) * DOLLAR;

/** A valuation as staff would say it: to 10 dollars, and from 1,000 on to 50; the range grows rather than shrinks. */
export function rounded({ low, estimate, high }: CentsRange): CentsRange {
  const down = Math.max(stepOf(low), Math.floor(low / stepOf(low)) * stepOf(low));
  const up = Math.ceil(high / stepOf(high)) * stepOf(high);
  const middle = Math.round(estimate / stepOf(estimate)) * stepOf(estimate);
  return { low: down, estimate: Math.min(up, Math.max(down, middle)), high: up };
}

/** A range as the fields show it in a language, without cents where there are none; empty fields without one. */
export function toValues(range: CentsRange | null, locale: string): EstimateValues {
  if (range === null) return { low: '', estimate: '', high: '' };
  const { low, estimate, high } = range;
  return {
    low: writeAmount(low, locale, 'short'),
    estimate: writeAmount(estimate, locale, 'short'),
    high: writeAmount(high, locale, 'short'),
  };
}

/** What was typed in whole cents, or the first field that has no amount, or `range` where the amounts do not follow each other. */
export function readEstimate(values: EstimateValues): CentsRange | AmountField | 'range' {
  const read = { low: 0, estimate: 0, high: 0 };
  for (const field of amountFields) {
    const cents = readAmount(values[field], LIMITS);
    if (typeof cents !== 'number') return field;
    read[field] = cents;
  }
  return read.low <= read.estimate && read.estimate <= read.high ? read : 'range';
}

/** The field that a refusal of the API is about; a range that is none is shown at its middle. */
export function fieldOfCode(code: string | null | undefined): EstimateField | null {
  if (code === 'range') return 'estimate';
  return code === 'text' ? 'text' : (amountFields.find((field) => field === code) ?? null);
}
