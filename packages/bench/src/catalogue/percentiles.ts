/** A share of the sorted times lies at or below what this gives: 0.5 the median, 0.99 all but one of a hundred. */
export function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}
