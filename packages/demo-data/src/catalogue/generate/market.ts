import type { Model } from '../models/model.ts';
import type { Condition, SoldComparable } from '../types.ts';
import { tagPrice } from './measures.ts';
import { conditionFactor, levelIn } from './price.ts';
import type { Random } from './random.ts';

const day = 86_400_000;

/** An instant so many days before, within shop hours. */
export function daysBefore(now: Date, days: number, random: Random): string {
  const at = new Date(now.getTime() - days * day);
  at.setUTCHours(random.between(15, 22), random.between(0, 59), 0, 0);
  return new Date(Math.min(at.getTime(), now.getTime())).toISOString();
}

/** Prices rose by about four percent a year; an old sale was cheaper. */
const priceYearsAgo = (years: number): number => 0.96 ** years;

/** Past sales of the same model in years close to this one, newest first. */
export function comparables(random: Random, model: Model, year: number, now: Date): readonly SoldComparable[] {
  const [first, last] = model.years;
  const count = random.between(4, 10);
  const sales = Array.from({ length: count }, (): SoldComparable => {
    const made = Math.min(last, Math.max(first, year + random.between(-3, 3)));
    const ago = random.between(20, Math.min(3900, Math.max(60, (now.getUTCFullYear() - made) * 330)));
    const condition = random.weighted<Condition>([
      ['EXCELLENT', 4],
      ['VERY_GOOD', 5],
      ['GOOD', 3],
      ['FAIR', 1],
    ]);
    const dollars =
      levelIn(model, made) * conditionFactor[condition] * priceYearsAgo(ago / 365) * (0.92 + 0.16 * random.next());
    return { year: made, condition, amountCents: tagPrice(dollars), soldAt: daysBefore(now, ago, random) };
  });
  return sales.toSorted((a, b) => b.soldAt.localeCompare(a.soldAt));
}
