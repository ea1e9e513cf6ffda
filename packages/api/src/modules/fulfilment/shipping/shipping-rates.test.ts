import { describe, expect, it } from '@jest/globals';
import { randomNumbers } from '#api/platform/random-numbers.fixture.ts';
import { SERVICES } from './rate-table.ts';
import { type Goods, methodName, quoteByTable } from './shipping-rates.ts';
import { type Destination, zoneOf } from './zones.ts';

const guitar: Goods = {
  shippingClass: 'guitar',
  weightGrams: 9_000,
  valueCents: 700_000,
  quantity: 1,
  requiresShipping: true,
  localPickupOnly: false,
};
const shirt: Goods = { ...guitar, shippingClass: 'small', weightGrams: 250, valueCents: 3_200 };
const toPortland: Destination = { countryIso: 'US', regionIso: 'OR', postalCode: '97214' };

const priceOf = (ref: string, goods: readonly Goods[], destination: Destination = toPortland): number | undefined =>
  quoteByTable({ goods, destination, canPickUp: true }).find((quote) => quote.ref === ref)?.priceCents;

describe('the zone', () => {
  it.each<[string, Destination, string | undefined]>([
    ['home', { countryIso: 'US', regionIso: 'TN', postalCode: null }, 'near'],
    ['by postal code alone', { countryIso: 'US', regionIso: null, postalCode: '97214-1234' }, 'far'],
    ['Alaska, whatever state is named', { countryIso: 'US', regionIso: 'TN', postalCode: '99501' }, 'remote'],
    ['a code that is not known, by its state', { countryIso: 'US', regionIso: 'TN', postalCode: '00000' }, 'near'],
    ['a post of the armed forces', { countryIso: 'US', regionIso: 'AE', postalCode: '09012' }, 'remote'],
    ['the capital', { countryIso: 'US', regionIso: 'DC', postalCode: null }, 'middle'],
    ['Alaska', { countryIso: 'US', regionIso: null, postalCode: '99501' }, 'remote'],
    ['Puerto Rico as a country', { countryIso: 'PR', regionIso: null, postalCode: '00901' }, 'remote'],
    ['Canada', { countryIso: 'CA', regionIso: 'QC', postalCode: 'H2X 1Y4' }, 'canada'],
    ['France', { countryIso: 'FR', regionIso: null, postalCode: '75001' }, 'world'],
    ['a half-typed code', { countryIso: 'US', regionIso: null, postalCode: '972' }, undefined],
    ['nothing yet', { countryIso: 'US', regionIso: null, postalCode: null }, undefined],
  ])('of %s', (_name, destination, zone) => expect(zoneOf(destination)).toBe(zone));
});

describe('quoteByTable', () => {
  it('offers ground, air and pick-up for a guitar to Oregon, with days and names', () => {
    const quotes = quoteByTable({ goods: [guitar], destination: toPortland, canPickUp: true });
    expect(quotes.map(({ ref, earliestDays, latestDays }) => [ref, earliestDays, latestDays])).toEqual([
      ['ground', 4, 6],
      ['two-day', 2, 2],
      ['pickup', null, null],
    ]);
    expect(quotes.map(({ priceCents }) => priceCents)).toEqual([10_590, 28_000, 0]);
    expect(quotes[0]?.name.fr).toBe('Transport routier assuré');
  });

  it('sends small things together and every guitar in a box of its own', () => {
    const one = priceOf('ground', [shirt]) ?? 0;
    expect(priceOf('ground', [{ ...shirt, quantity: 4 }])).toBe(one + 14);
    expect(priceOf('ground', [guitar, guitar])).toBe(2 * (priceOf('ground', [guitar]) ?? 0));
  });

  it('asks the least near the shop and the most in the states that trucks do not reach', () => {
    const to = (regionIso: string) =>
      priceOf('ground', [guitar], { countryIso: 'US', regionIso, postalCode: null }) ?? 0;
    const prices = ['TN', 'NY', 'CA', 'AK'].map(to);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  });

  it('leaves pick-up alone for what never travels, and nothing when the goods are elsewhere', () => {
    const goods = [guitar, { ...shirt, localPickupOnly: true }];
    expect(quoteByTable({ goods, destination: toPortland, canPickUp: true }).map(({ ref }) => ref)).toEqual(['pickup']);
    expect(quoteByTable({ goods, destination: toPortland, canPickUp: false })).toEqual([]);
  });

  it('serves other countries by its international method only', () => {
    const quotes = quoteByTable({
      goods: [guitar],
      destination: { countryIso: 'FR', regionIso: null, postalCode: '75001' },
      canPickUp: false,
    });
    expect(quotes.map(({ ref }) => ref)).toEqual(['international']);
  });

  it('quotes whole cents that never fall with weight, value or number', () => {
    const next = randomNumbers(4);
    const classes = ['guitar', 'amp', 'small'] as const;
    const places = ['TN', 'NY', 'OR', 'HI'];
    for (let round = 0; round < 500; round += 1) {
      const goods: Goods = {
        ...guitar,
        shippingClass: classes[next(3)] ?? 'small',
        weightGrams: next(60_000),
        valueCents: 1 + next(5_000_000),
        quantity: 1 + next(5),
      };
      const destination = { ...toPortland, postalCode: null, regionIso: places[next(4)] ?? 'OR' };
      const heavier = { ...goods, weightGrams: goods.weightGrams + next(5_000) };
      const dearer = { ...goods, valueCents: goods.valueCents + next(100_000) };
      const more = { ...goods, quantity: goods.quantity + 1 };
      for (const ref of ['ground', 'two-day']) {
        const price = priceOf(ref, [goods], destination) ?? Number.NaN;
        expect(Number.isSafeInteger(price) && price > 0).toBe(true);
        for (const other of [heavier, dearer, more])
          expect(priceOf(ref, [other], destination)).toBeGreaterThanOrEqual(price);
      }
    }
  });

  it('has a rate in every class for each zone that a method serves', () => {
    for (const service of Object.values(SERVICES)) {
      const served = Object.keys(service.days);
      for (const rates of Object.values(service.rates)) expect(Object.keys(rates)).toEqual(served);
    }
  });
});

it('names a method in both languages, and an old one by its ref', () => {
  expect(methodName('pickup')).toEqual({ en: 'Pick up in store', fr: 'Retrait en magasin' });
  expect(methodName('pigeon')).toEqual({ en: 'pigeon', fr: 'pigeon' });
  expect(methodName('constructor')).toEqual({ en: 'constructor', fr: 'constructor' });
});
