import { describe, expect, it } from '@jest/globals';
import { conditionFactor, levelIn } from './generate/price.ts';
import { finishExisted } from './models/finish-years.ts';
import { generateCatalogue } from './index.ts';
import { coats } from '../drawings/core/finishes.ts';
import { finishOf } from './models/finishes.ts';
import { models } from './models/index.ts';
import type { Model } from './models/model.ts';
import type { DemoItem } from './types.ts';

const now = new Date('2026-11-12T18:00:00.000Z');
const { items } = generateCatalogue({ seed: 1962, size: 1700, now });
const modelByKey = new Map(models.map((model) => [model.key, model]));

type Instrument = { readonly item: DemoItem; readonly model: Model; readonly year: number };
const instruments = items.flatMap((item): Instrument[] => {
  const model = modelByKey.get(item.modelKey);
  const { dating } = item;
  if (!model || dating.kind === 'none') return [];
  return [{ item, model, year: dating.kind === 'range' ? dating.from : dating.year }];
});
const named = (found: readonly Instrument[]): string[] => found.map(({ item }) => `${item.title.en} ${item.sku}`);

it.each(['polychrome-green', 'polychrome-bronze', 'frosted-duco', 'nickel-plated'] as const)(
  '%s on steel shows no grain of wood',
  (finish) => expect(coats[finishOf(finish).drawing].grain).toBeUndefined(),
);

describe('dates', () => {
  it('come in order: made, listed, sold, today', () => {
    const wrong = instruments.filter(({ item, year }) => {
      const listed = Date.parse(item.listedAt);
      const sold = item.state.kind === 'sold' ? Date.parse(item.state.soldAt) : Infinity;
      const past = item.comparables.some(({ soldAt }) => Date.parse(soldAt) > now.getTime());
      return listed > now.getTime() || sold <= listed || year > now.getUTCFullYear() || past;
    });
    expect(named(wrong)).toEqual([]);
  });

  it('spread the stock over months, so that not all of it came yesterday', () => {
    const ages = instruments.map(({ item }) => (now.getTime() - Date.parse(item.listedAt)) / 86_400_000);
    expect(ages.filter((age) => age < 14).length).toBeGreaterThan(instruments.length / 20);
    expect(ages.filter((age) => age > 60).length).toBeGreaterThan(instruments.length / 5);
  });
});

describe('prices', () => {
  it('stay in the band of the model, its year, colour and condition', () => {
    const wrong = instruments.filter(({ item, model, year }) => {
      const [, factor = 1] = Object.entries(model.finishes).find(([key]) => key === item.finish.key) ?? [];
      const fair = levelIn(model, year) * factor;
      const share = item.askingPriceCents / 100 / (fair * conditionFactor[item.condition]);
      return share < 0.25 || share > 1.9;
    });
    expect(named(wrong)).toEqual([]);
  });

  it('are in line with the sales of the same model', () => {
    const wrong = instruments.filter(({ item }) => {
      const sales = item.comparables.map(({ amountCents }) => amountCents).toSorted((a, b) => a - b);
      const middle = sales[Math.floor(sales.length / 2)] ?? item.askingPriceCents;
      return item.askingPriceCents > middle * 7 || item.askingPriceCents < middle / 7;
    });
    expect(named(wrong)).toEqual([]);
  });

  it('never ask less for an original of the fifties than for its reissue', () => {
    const of = (key: string): number[] =>
      instruments.filter(({ model }) => model.key === key).map(({ item }) => item.askingPriceCents);
    expect(Math.min(...of('les-paul-58'))).toBeGreaterThan(10 * Math.max(...of('les-paul-historic-59')));
    expect(Math.min(...of('stratocaster-54'))).toBeGreaterThan(Math.max(...of('stratocaster-custom-shop')));
    expect(Math.min(...of('telecaster-52'))).toBeGreaterThan(Math.max(...of('telecaster-avri')));
  });
});

describe('specifications', () => {
  it('name a colour only in the years in which the maker sprayed it', () => {
    const wrong = instruments.filter(({ item, model, year }) => !finishExisted(model.brand, item.finish.key, year));
    expect(named(wrong)).toEqual([]);
    expect(finishExisted('Fender', 'candy-apple-red', 1959)).toBe(false);
  });

  it('have the scale, the nut and the weight of the kind', () => {
    const wrong = instruments.filter(({ item, model }) => {
      const { build } = model;
      if (build.kind === 'amp' || build.kind === 'pedal') return false;
      const { scaleMm = 0, nutMm = 0 } = item.measures ?? {};
      const [light, heavy] = build.weightKg;
      const scales: readonly [number, number] =
        build.kind === 'bass' ? [750, 890] : build.kind === 'solid' || build.kind === 'semi' ? [520, 660] : [320, 890];
      return (
        (scaleMm ?? 0) < scales[0] ||
        (scaleMm ?? 0) > scales[1] ||
        (nutMm ?? 0) < 25 ||
        item.weightGrams < light * 1000 - 1 ||
        item.weightGrams > heavy * 1000 + 1
      );
    });
    expect(named(wrong)).toEqual([]);
  });

  it('draw each maker’s body as its own', () => {
    const bodies = (brand: string, key: string): string | undefined =>
      models.find((model) => model.brand === brand && model.key === key)?.build.body;
    expect(bodies('Danelectro', 'dano-3021')).not.toBe(bodies('Gibson', 'sg-standard-64'));
    expect(bodies('Rickenbacker', 'rick-330-64')).not.toBe(bodies('Gibson', 'es-335-62'));
    expect(bodies('Rickenbacker', 'rick-4001')).not.toBe(bodies('Fender', 'jazz-65'));
    expect(bodies('Gibson', 'es-175-57')).not.toBe(bodies('Gretsch', 'g6120-58'));
    expect(bodies('Fender', 'jaguar-62')).not.toBe(bodies('Fender', 'jazzmaster-58'));
  });
});

describe('serial numbers', () => {
  const serials = (brand: string, from: number, to: number, kinds: readonly string[] = ['solid', 'semi', 'bass']) =>
    instruments.filter(
      ({ model, year }) => model.brand === brand && year >= from && year <= to && kinds.includes(model.build.kind),
    );

  it.each([
    ['Fender', 1950, 1962, /^\d{4,5}$/],
    ['Fender', 1963, 1964, /^L\d{5}$/],
    ['Fender', 1965, 1975, /^\d{6}$/],
    ['Fender', 1976, 1981, /^[SE]\d{6}$/],
    ['Gibson', 1961, 1969, /^\d{5,6}$/],
    ['Gibson', 1975, 1976, /^(99|00)\d{6}$/],
    ['Rickenbacker', 1961, 1986, /^[A-Z][A-L]\d{4}$/],
  ] as const)('of %s from %d to %d have the form of their years', (brand, from, to, form) => {
    const found = serials(brand, from, to);
    expect(found.length).toBeGreaterThan(0);
    expect(named(found.filter(({ item }) => !form.test(item.serial ?? '')))).toEqual([]);
  });
});
