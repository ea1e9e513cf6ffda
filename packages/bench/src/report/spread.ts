import { z } from 'zod';

const amount = z.number().min(0);

/** A figure that was measured several times: its median, and the lowest and highest of what was measured. */
export const spreadSchema = z.object({ median: amount, low: amount, high: amount });
export type Spread = z.infer<typeof spreadSchema>;

/** The middle of an odd number of values; of an even number, the lower of the two in the middle. */
export function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
}

/** Median, lowest and highest of at least one value. Throws without any. */
export function spreadOf(values: readonly number[]): Spread {
  if (values.length === 0) throw new Error('Nothing was measured.');
  return { median: medianOf(values), low: Math.min(...values), high: Math.max(...values) };
}

/** `median (low–high)`, with whole numbers unless `digits` says otherwise. */
export function describeSpread({ median, low, high }: Spread, digits = 0): string {
  const [middle, from, to] = [median, low, high].map((value) => value.toFixed(digits));
  return from === to ? String(middle) : `${middle} (${from}–${to})`;
}
