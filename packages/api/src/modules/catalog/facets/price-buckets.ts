/** Round prices within one power of ten, about equally far apart on a logarithmic scale. */
const STEPS = [100, 110, 125, 140, 160, 180, 200, 225, 250, 280, 320, 360, 400, 450, 500, 560, 630, 710, 800, 900];
const POWERS = 8;
const MAX_CENTS = 2_147_483_647;
const MAX_BUCKETS = 16;

/** Where each price bucket begins, in cents; the first holds everything below a dollar. The migration repeats these edges. */
export const priceEdges: readonly number[] = [
  1,
  ...Array.from({ length: POWERS }, (_, power) => STEPS.map((step) => step * 10 ** power))
    .flat()
    .filter((edge) => edge < MAX_CENTS),
];

/** The bucket of a price, counted from 1, as `priceBucket` gives it in SQL. */
export const bucketOf = (cents: number): number => priceEdges.filter((edge) => edge <= cents).length;

export type PriceBucket = { fromCents: number; toCents: number; count: number };

/**
 * The histogram of counts by bucket, counted from 1. Neighbours are merged, equally many each, until at most 16 remain; empty
 * ones are left out.
 */
export function toHistogram(counts: ReadonlyMap<number, number>): PriceBucket[] {
  const filled = [...counts.keys()];
  const first = Math.min(...filled);
  const merged = Math.ceil((Math.max(...filled) - first + 1) / MAX_BUCKETS);
  const buckets = new Map<number, number>();
  for (const [bucket, count] of counts) {
    const start = bucket - ((bucket - first) % merged);
    buckets.set(start, (buckets.get(start) ?? 0) + count);
  }
  return [...buckets]
    .toSorted(([a], [b]) => a - b)
    .map(([start, count]) => ({
      fromCents: priceEdges[start - 1] ?? 0,
      toCents: (priceEdges[start - 1 + merged] ?? MAX_CENTS + 1) - 1,
      count,
    }));
}
