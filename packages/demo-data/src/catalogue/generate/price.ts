import type { Model } from '../models/model.ts';
import type { Condition } from '../types.ts';
import { upkeep } from './life-rules.ts';
import type { Life } from './life.ts';

/** Share of the excellent price. */
export const conditionFactor: Readonly<Record<Condition, number>> = {
  NEW: 1.2,
  MINT: 1.18,
  EXCELLENT: 1,
  VERY_GOOD: 0.87,
  GOOD: 0.74,
  FAIR: 0.58,
  PROJECT: 0.42,
};

/** Dollars for an all-original one of this year in excellent condition. */
export function levelIn(model: Model, year: number): number {
  let level: number | undefined;
  for (const [from, dollars] of Object.entries(model.level))
    if (level === undefined || Number(from) <= year) level = dollars;
  if (level === undefined) throw new RangeError(`${model.key} has no price`);
  return level;
}

/** What the market pays for one life of this model, in dollars, before rounding. */
export function marketPrice(
  model: Model,
  year: number,
  finishFactor: number,
  condition: Condition,
  life: Life,
  now: number,
): number {
  const vintage = now - year > 25;
  const refinished = life.finish === 'refinished' ? (vintage ? 0.58 : 0.85) : life.finish === 'overspray' ? 0.75 : 1;
  const colour = life.finish === 'refinished' ? Math.min(finishFactor, 1) : finishFactor;
  const changes = life.works.reduce(
    (share, work) => share * (work === 'headstock-repair' ? 0.62 : upkeep.has(work) ? 1 : 0.95),
    1,
  );
  const refret = life.frets === 'refret' && vintage ? 0.96 : 1;
  return (
    levelIn(model, year) *
    colour *
    conditionFactor[condition] *
    refinished *
    changes *
    refret *
    (life.origin === 'celebrity' ? 1.7 : 1)
  );
}
