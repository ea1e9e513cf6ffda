import { models } from '../models/index.ts';
import { finishExisted } from '../models/finish-years.ts';
import type { FinishKey } from '../models/finishes.ts';
import type { Model } from '../models/model.ts';
import type { TypeSlug } from '../shop/taxonomy.ts';
import { keysOf } from './keys.ts';
import type { Random } from './random.ts';

/** One thing to make: which model, of which year, in which finish. */
export interface Order {
  readonly model: Model;
  readonly year: number;
  readonly finish: FinishKey;
}

/** Share of the wall for each type. */
const shares: Readonly<Partial<Record<TypeSlug, number>>> = {
  'solid-body': 26,
  'hollow-semi-hollow': 12,
  dreadnought: 10,
  'om-auditorium': 5.5,
  'parlor-small-body': 5.5,
  jumbo: 4,
  'classical-nylon': 3,
  resonator: 3,
  tenor: 2.2,
  archtops: 3.6,
  'bass-guitars': 7,
  amplifiers: 5.5,
  pedals: 3,
  'a-style': 2.4,
  'f-style': 2,
  banjos: 2.6,
  ukuleles: 2.6,
  'lap-pedal-steel': 2.2,
  'other-instruments': 1.6,
};
const leastOfType = 5;

function quotas(size: number): ReadonlyMap<TypeSlug, number> {
  const entries = keysOf(shares).map((type): [TypeSlug, number] => [type, shares[type] ?? 0]);
  const total = entries.reduce((sum, [, share]) => sum + share, 0);
  const counts = new Map(
    entries.map(([type, share]) => [type, Math.max(leastOfType, Math.round((share / total) * size))]),
  );
  const difference = size - [...counts.values()].reduce((sum, count) => sum + count, 0);
  counts.set('solid-body', Math.max(leastOfType, (counts.get('solid-body') ?? 0) + difference));
  return counts;
}

function combinations(random: Random, model: Model): Order[] {
  const [first, last] = model.years;
  const finishes = keysOf(model.finishes).map((key): [FinishKey, number] => [key, model.finishes[key] ?? 1]);
  const orders: [Order, number][] = [];
  for (let year = first; year <= last; year++)
    for (const [finish, factor] of finishes) orders.push([{ model, year, finish }, random.next() ** (factor ** 3)]);
  return orders
    .filter(([{ finish, year }]) => finishExisted(model.brand, finish, year))
    .toSorted((a, b) => b[1] - a[1])
    .map(([order]) => order);
}

function ordersOfType(random: Random, type: TypeSlug, count: number): Order[] {
  const rows = models.filter((model) => model.type === type);
  const supply = new Map(rows.map((model) => [model, combinations(random, model).slice(0, model.limit ?? Infinity)]));
  const chosen: Order[] = [];
  const firstOfBrands = random.shuffle([
    ...new Map(random.shuffle(rows).map((model) => [model.brand, model])).values(),
  ]);
  for (
    let round: readonly Model[] = firstOfBrands;
    chosen.length < count;
    round = random.shuffle(rows.flatMap((model) => Array.from({ length: model.stock ?? 2 }, () => model)))
  ) {
    const before = chosen.length;
    for (const model of round) {
      const order = chosen.length < count ? supply.get(model)?.shift() : undefined;
      if (order) chosen.push(order);
    }
    if (chosen.length === before) break;
  }
  return chosen;
}

/** Keeps neighbours apart: no two of one model, and where possible of one brand, side by side. */
function spread(orders: readonly Order[]): Order[] {
  const rest = [...orders];
  const result: Order[] = [];
  while (rest.length > 0) {
    const last = result.at(-1)?.model;
    const other = rest.findIndex(({ model }) => model.brand !== last?.brand || model.type !== last.type);
    result.push(...rest.splice(Math.max(0, other), 1));
  }
  return result;
}

/**
 * Chooses `count` different things over all types, each at most once in the same year and finish. Fewer come back when
 * the tables have no more to give.
 */
export function planInstruments(random: Random, count: number): readonly Order[] {
  const orders = [...quotas(count)].flatMap(([type, share]) => ordersOfType(random, type, share));
  return spread(random.shuffle(orders));
}
