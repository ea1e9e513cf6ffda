/** Beginnings of prices in one power of ten, about equally far apart on a logarithmic scale, as people say them. */
const STEPS = [100, 110, 125, 140, 160, 180, 200, 225, 250, 280, 320, 360, 400, 450, 500, 560, 630, 710, 800, 900];
const POWERS = 8;
const MAX_CENTS = 2_147_483_647;
const MAX_BUCKETS = 16;

/** Where each fine price bucket begins, in cents; the first holds everything below a dollar. */
export const priceEdges: readonly number[] = [
  1,
  ...Array.from({ length: POWERS }, (_, power) => STEPS.map((step) => step * 10 ** power))
    .flat()
    .filter((edge) => edge < MAX_CENTS),
];

/** The fine bucket of a price; 1 is the first. As `priceBucket` counts in the database. */
export const bucketOf = (cents: number): number => priceEdges.filter((edge) => edge <= cents).length;

export type PriceBucket = { fromCents: number; toCents: number; count: number };

/**
 * The histogram of counts by fine bucket (1 is the first): neighbours are put together, equally many, until at most 16
 * remain. Buckets without a listing are left out.
 */
export function toHistogram(counts: ReadonlyMap<number, number>): PriceBucket[] {
  const filled = [...counts.keys()];
  const first = Math.min(...filled);
  const together = Math.ceil((Math.max(...filled) - first + 1) / MAX_BUCKETS);
  const buckets = new Map<number, number>();
  for (const [bucket, count] of counts) {
    const start = bucket - ((bucket - first) % together);
    buckets.set(start, (buckets.get(start) ?? 0) + count);
  }
  return [...buckets]
    .toSorted(([a], [b]) => a - b)
    .map(([start, count]) => ({
      fromCents: priceEdges[start - 1] ?? 0,
      toCents: (priceEdges[start - 1 + together] ?? MAX_CENTS + 1) - 1,
      count,
    }));
}
