/** The lines of a chart from 0 to at least `highest`: at most five, in steps of 1, 2 or 5 and zeros. */
export function ticksUpTo(highest: number): readonly number[] {
  if (highest <= 0) return [0];
  const least = highest / 4;
  const power = 10 ** Math.floor(Math.log10(least));
  const step = ([1, 2, 5, 10].find((factor) => factor * power >= least) ?? 10) * power;
  return Array.from({ length: Math.ceil(highest / step) + 1 }, (_, index) => index * step);
}
