/** A number that is not above `count` and easy to say: two figures of it, the rest zeros. */
export function atLeast(count: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, count))) - 1);
  return Math.floor(count / step) * step;
}
