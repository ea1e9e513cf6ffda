/**
 * Splits cents in proportion to what there is of each part, to the cent: the shares sum to it, and none is below zero or above its part. Cents
 * left by rounding go to the parts that lost most by it. The parts must be 0 or more; more than all of them is all of them.
 */
export function splitByWeight(cents: number, parts: readonly number[]): number[] {
  const whole = parts.reduce((sum, part) => sum + part, 0);
  if (cents >= whole) return [...parts];
  const exact = parts.map((part, index) => {
    const product = BigInt(cents) * BigInt(part);
    return { index, cents: Number(product / BigInt(whole)), lost: Number(product % BigInt(whole)) };
  });
  let left = cents - exact.reduce((sum, share) => sum + share.cents, 0);
  const shares = exact.map((share) => share.cents);
  for (const { index, lost } of exact.toSorted((a, b) => b.lost - a.lost)) {
    if (left === 0 || lost === 0) break;
    shares[index] = (shares[index] ?? 0) + 1;
    left -= 1;
  }
  return shares;
}
