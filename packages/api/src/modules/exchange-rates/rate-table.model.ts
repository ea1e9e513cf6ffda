import { type DisplayCurrency, displayCurrencies } from '@headstock/contracts/display-currencies';

/** What a US dollar was worth on one day, in units of each currency. */
export type RateTable = {
  /** A day: `2026-11-26`. */
  readonly asOf: string;
  readonly rates: Readonly<Partial<Record<DisplayCurrency, number>>>;
};

/** A table with the name of who published it. */
export type SourcedRateTable = RateTable & { readonly source: string };

const DAY_MS = 86_400_000;

/** Rates that are older are still shown, and said to be old: no central bank pauses for so long. */
export const OLD_AFTER_DAYS = 7;
/** Rates that are older are not shown at all. */
export const GONE_AFTER_DAYS = 30;
/** Between two tables that are a week apart at most, no rate moves by more: rather the feed is wrong. */
const LARGEST_MOVE = 0.2;

/** Within these bounds a rate can be true; beyond them figures or bases were confused. */
const BOUNDS: Readonly<Record<DisplayCurrency, readonly [least: number, most: number]>> = {
  EUR: [0.4, 2.5],
  GBP: [0.3, 2],
  CAD: [0.7, 3],
  JPY: [40, 500],
  CHF: [0.3, 2.5],
};

/** Whole days from a day until a moment; below 0 for days to come. */
export const ageInDays = (asOf: string, now: Date): number => Math.floor((now.getTime() - Date.parse(asOf)) / DAY_MS);

/** Why a table is not taken over. `date`: it is for a day to come, or too old; `rates`: a figure cannot be true; `move`: one is far from the last. */
export type RateFault = 'date' | 'rates' | 'move';

/** Compares a table with common sense, and with the last that its source published. */
export function checkRates({ asOf, rates }: RateTable, last: RateTable | null, now: Date): RateFault | null {
  const age = ageInDays(asOf, now);
  // Somewhere it is tomorrow already.
  if (!(age >= -1 && age <= GONE_AFTER_DAYS)) return 'date';
  const known = displayCurrencies.flatMap((currency) => {
    const rate = rates[currency];
    return rate === undefined ? [] : [{ currency, rate }];
  });
  const isPossible = known.every(({ currency, rate }) => rate >= BOUNDS[currency][0] && rate <= BOUNDS[currency][1]);
  if (known.length === 0 || !isPossible) return 'rates';
  if (!last || ageInDays(last.asOf, now) > OLD_AFTER_DAYS) return null;
  const isNear = known.every(({ currency, rate }) => {
    const before = last.rates[currency];
    return before === undefined || Math.abs(rate / before - 1) <= LARGEST_MOVE;
  });
  return isNear ? null : 'move';
}
