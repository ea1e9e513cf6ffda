import { makeInstrument, type Run } from './generate/instrument.ts';
import { planInstruments } from './generate/plan.ts';
import { dealer, randomFrom } from './generate/random.ts';
import { slugDesk } from './generate/slug.ts';
import { goods } from './goods/index.ts';
import { makeGood } from './goods/make-goods.ts';
import { categories } from './shop/category-texts.ts';
import { accounts, stores } from './shop/fixed.ts';
import type { DemoCatalogue } from './shop/shop-types.ts';
import type { DemoItem } from './types.ts';

export interface CatalogueOptions {
  /** How many items: 240 to 2,400. Default 360. */
  readonly size?: number;
  /** Any integer; the same seed, size and date give the same catalogue. */
  readonly seed: number;
  /** The day on which the shop stands; listings are up to 120 days older. Default 2026-11-12, 18:00 UTC. */
  readonly now?: Date;
}

const daysOfListings = 120;
const limits = [240, 2400] as const;

/** Instruments with goods strewn in evenly. */
function interleave<A, B>(many: readonly A[], few: readonly B[]): readonly (A | B)[] {
  const result: (A | B)[] = [...many];
  const step = result.length / few.length;
  few.forEach((thing, i) => result.splice(Math.round(i * (step + 1) + step / 2), 0, thing));
  return result;
}

/** Makes the demo shop: the items, newest first, and the accounts and stores around them. */
export function generateCatalogue({
  size = 360,
  seed,
  now = new Date('2026-11-12T18:00:00.000Z'),
}: CatalogueOptions): DemoCatalogue {
  if (!Number.isInteger(size) || size < limits[0] || size > limits[1])
    throw new RangeError(`size must be a whole number from ${limits[0]} to ${limits[1]}, not ${size}`);
  const random = randomFrom(seed);
  const desk = { random, deal: dealer(random) };
  const shared = { desk, now, noteUses: new Map<string, number>(), texts: new Set<string>(), slug: slugDesk() };
  const orders = interleave(planInstruments(random, size - goods.length), random.shuffle(goods));
  const items: DemoItem[] = [];
  orders.forEach((order, index) => {
    const run: Run = {
      ...shared,
      index,
      daysListed: Math.floor((index / orders.length) ** 1.3 * daysOfListings),
      sold: index % 12 === 7 && index > orders.length / 5,
      neighbour: items.at(-1),
    };
    items.push('fields' in order ? makeGood(order, run) : makeInstrument(order, run));
  });
  return { categories, items, accounts, stores };
}
