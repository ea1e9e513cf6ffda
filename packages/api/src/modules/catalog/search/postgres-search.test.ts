import { traitFacets } from '@headstock/contracts/listing-traits';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Db } from '#api/platform/db/database.ts';
import { createTestDatabase, type TestDatabase } from '#api/test-database/create-test-database.ts';
import { demoShop } from '#api/test-database/demo-shop.fixture.ts';
import type { ListingFilterInput } from '#api/modules/catalog/listings/filter.ts';
import type { FacetKey } from '#api/modules/catalog/listings/listing-conditions.ts';
import type { ListingSort } from '#api/modules/catalog/listings/sort.ts';
import { searchListings } from './search-listings.fixture.ts';

let database: TestDatabase;
let db: Db;

beforeAll(async () => {
  database = await createTestDatabase({ template: demoShop(700) });
  db = database.db;
});
afterAll(() => database.drop());

const search = (
  filter: ListingFilterInput,
  sort: ListingSort = 'DEFAULT',
  page = 1,
  first = 24,
  locale: 'en' | 'fr' = 'en',
) => searchListings(db, locale, filter, sort, page, first);
const count = async (filter: ListingFilterInput) => (await search(filter)).totalCount();
const titles = async (keywords: string, locale: 'en' | 'fr' = 'en') => {
  const nodes = await (await search({ keywords }, 'DEFAULT', 1, 24, locale)).nodes();
  return nodes.map(({ item }) => item.title);
};

/** The filter's field of each facet. */
const fields: Readonly<Record<FacetKey, keyof ListingFilterInput>> = {
  CATEGORY: 'category',
  TYPE: 'type',
  BRAND: 'brand',
  DECADE: 'decade',
  CONDITION: 'condition',
  FINISH: 'finish',
  SELLER: 'seller',
  AVAILABILITY: 'availability',
  TAGS: 'tags',
  ...traitFacets,
};
const choose = (key: FacetKey, value: string): ListingFilterInput => ({
  [fields[key]]: [key === 'DECADE' ? Number(value) : value],
});

describe('facets', () => {
  it('promise exactly what choosing them gives, for every value', async () => {
    const wrong: string[] = [];
    for (const { key, values } of await (await search({})).facets()) {
      for (const { value, count: promised } of values) {
        const given = await count(choose(key, value));
        if (given !== promised) wrong.push(`${key} ${value}: ${promised} promised, ${given} given`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('promise the same under another choice, their own choice ignored', async () => {
    const wrong: string[] = [];
    const chosen: ListingFilterInput[] = [
      { brand: ['gibson', 'fender'] },
      { category: ['electric-guitars'], minPriceCents: 100_000, maxPriceCents: 600_000 },
      { decade: [1960], condition: ['EXCELLENT', 'VERY_GOOD'] },
      { keywords: 'sunburst', availability: ['AVAILABLE', 'SOLD'] },
    ];
    for (const filter of chosen) {
      for (const { key, values } of await (await search(filter)).facets()) {
        for (const { value, count: promised } of values.slice(0, 12)) {
          const given = await count({ ...filter, ...choose(key, value) });
          if (given !== promised)
            wrong.push(`${JSON.stringify(filter)} ${key} ${value}: ${promised} promised, ${given} given`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  it('keep a choice that finds nothing, so that it can be taken back', async () => {
    const facets = await (await search({ brand: ['no-such-brand'] })).facets();
    const brand = facets.find(({ key }) => key === 'BRAND')?.values ?? [];
    expect(brand.filter(({ selected }) => selected)).toEqual([
      { value: 'no-such-brand', label: 'no-such-brand', count: 0, isLowerBound: false, selected: true },
    ]);
    expect(brand.length).toBeGreaterThan(10);
  });

  it('call a choice that finds nothing by its name', async () => {
    const filter = { keywords: 'qqqqzzzz', brand: ['gibson'], type: ['solid-body'], category: ['electric-guitars'] };
    const chosen = async (locale: 'en' | 'fr') =>
      (await (await search(filter, 'DEFAULT', 1, 1, locale)).facets()).flatMap(({ values }) =>
        values.filter(({ selected }) => selected).map(({ label }) => label),
      );
    expect(await chosen('en')).toEqual(['Electric guitars', 'Solid body', 'Gibson']);
    expect(await chosen('fr')).toEqual(['Guitares électriques', 'Corps plein', 'Gibson']);
  });

  it('speak the language of the request', async () => {
    const facets = await (await search({}, 'DEFAULT', 1, 1, 'fr')).facets();
    const labels = (key: FacetKey) => facets.find((facet) => facet.key === key)?.values.map(({ label }) => label);
    expect(labels('CATEGORY')).toContain('Guitares électriques');
    expect(labels('DECADE')).toContain('Années 1960');
    expect(labels('CONDITION')).toContain('Très bon');
  });

  it('count the prices in buckets that leave nothing out, whatever price is chosen', async () => {
    const all = await (await search({ brand: ['gibson'] })).prices();
    expect(all.reduce((sum, bucket) => sum + bucket.count, 0)).toBe(await count({ brand: ['gibson'] }));
    for (const { fromCents, toCents, count: promised } of all) {
      expect(await count({ brand: ['gibson'], minPriceCents: fromCents, maxPriceCents: toCents })).toBe(promised);
    }
    expect(await (await search({ brand: ['gibson'], maxPriceCents: 100_000 })).prices()).toEqual(all);
  });
});

describe('pages', () => {
  it.each<[ListingSort]>([
    ['LISTING_TIME_DESC'],
    ['PRICE_ASC'],
    ['PRICE_DESC'],
    ['YEAR_ASC'],
    ['YEAR_DESC'],
    ['DEFAULT'],
  ])(
    'by %s show every listing once, in one order, from both ends',
    async (sort) => {
      const first = await search({ category: ['other'] }, sort, 1, 13);
      const pages = await first.pageCount();
      const ids: string[] = [];
      for (let page = 1; page <= pages; page += 1) {
        ids.push(...(await (await search({ category: ['other'] }, sort, page, 13)).nodes()).map(({ id }) => id));
      }
      const whole: string[] = [];
      for (let page = 1; page <= Math.ceil(ids.length / 60); page += 1) {
        whole.push(...(await (await search({ category: ['other'] }, sort, page, 60)).nodes()).map(({ id }) => id));
      }
      expect(ids).toEqual(whole);
      expect(new Set(ids).size).toBe(await first.totalCount());
    },
    60_000,
  );

  it('beyond the last show the last, before the first the first', async () => {
    const last = await search({ category: ['mandolins'] }, 'DEFAULT', 2_147_483_647, 10);
    expect(await last.page()).toBe(await last.pageCount());
    expect((await last.nodes()).length).toBeGreaterThan(0);
    expect(await (await search({}, 'DEFAULT', -5, 0)).page()).toBe(1);
    expect((await search({}, 'DEFAULT', 1, 5_000)).pageSize).toBe(60);
  });
});

describe('keywords', () => {
  it.each([
    ['1959 les paul sunburst', /les paul/i],
    ['les paul', /les paul/i],
    ['lespaul', /les paul/i],
    ['les pual', /les paul/i],
    ['les pual sunbrust', /les paul/i],
    ['stratocaster', /stratocaster/i],
    ['stratocastor', /stratocaster/i],
    ['strat', /strat/i],
    ['fender tele', /telecaster/i],
    ['tleecaster', /telecaster/i],
    ['gibosn', /gibson/i],
    ['rickenbaker', /rickenbacker/i],
    ['GIBSON', /gibson/i],
    ['martin d-28', /D-28/],
    ['d28', /D-28/],
    ['D 28 martin', /D-28/],
    ['es335', /ES-335/],
    ['es-335', /ES-335/],
    ['1960s fender', /^(c\. )?196\d.* Fender|^(c\. )?196\d Fender/],
    ['60s telecaster', /Telecaster/],
    ['mandolines', /./],
    ['ukulélé', /./],
    ['ukulele', /./],
    ['left handed', /./],
    ['gaucher', /./],
  ])('%s finds what is meant', async (keywords, expected) => {
    const [best] = await titles(keywords);
    expect(best).toMatch(expected);
  });

  it('tell what was searched for when they were corrected, and nothing otherwise', async () => {
    expect((await search({ keywords: 'les pual sunbrust' })).correctedKeywords).toBe('les paul sunburst');
    expect((await search({ keywords: 'Les Paul' })).correctedKeywords).toBeNull();
    expect((await search({ keywords: 'telecas' })).correctedKeywords).toBeNull();
  });

  it('put the year that was asked for first', async () => {
    const [best] = await titles('1959 les paul');
    expect(best).toContain('1959');
  });

  it('find in French and with accents left out', async () => {
    expect(await titles('épinette', 'fr')).toEqual(await titles('epinette', 'fr'));
    expect((await titles('acoustique', 'fr')).length).toBeGreaterThan(0);
  });

  it('that find nothing lead to wider searches that find something', async () => {
    const found = await search({ keywords: 'telecaster accordion', category: ['merch'] });
    expect(await found.totalCount()).toBe(0);
    const nothing = await search({ keywords: 'stratocaster ukulele banjo' });
    const suggestions = await nothing.suggestions();
    expect(await nothing.nodes()).toEqual([]);
    expect(suggestions.map(({ value }) => value)).toContain('stratocaster');
    for (const { value, count: promised } of suggestions) expect(await count({ keywords: value })).toBe(promised);
  });

  it.each([{ keywords: 'qqqqzzzz' }, { minPriceCents: 99_999_999_00 }])(
    'that find nothing at all (%j) lead to the largest categories',
    async (filter) => {
      const suggestions = await (await search(filter)).suggestions();
      expect(suggestions.length).toBeGreaterThan(2);
      for (const { value, count: promised } of suggestions) {
        const slug = value.replace('/shop/category/', '');
        expect(await count({ category: [slug] })).toBe(promised);
        expect(promised).toBeGreaterThan(0);
      }
    },
  );
});

describe('input of every kind', () => {
  const texts = [
    '',
    ' ',
    '\0',
    '\ud800',
    'x'.repeat(10_000),
    "'; DROP TABLE listings; --",
    '& | ! ( ) : * <->',
    '‮abc',
    '%_\\',
    '😀',
    '1',
    'a & b:*',
    '"',
    '\u2028',
  ];
  it.each(texts.map((text) => [text.slice(0, 20), text]))('%j is searched without an error', async (_name, text) => {
    const found = await search({
      keywords: text,
      brand: [text],
      seller: [text],
      tags: [text],
      finish: [text],
      type: [text],
      category: [text],
    });
    await expect(
      Promise.all([found.nodes(), found.facets(), found.prices(), found.suggestions()]),
    ).resolves.toBeDefined();
    await expect((await search({ keywords: text })).nodes()).resolves.toBeDefined();
  });

  it('numbers at their limits are searched without an error', async () => {
    const found = await search({ minPriceCents: 2_147_483_647, maxPriceCents: -1 });
    expect(await found.nodes()).toEqual([]);
    expect((await found.prices()).length).toBeGreaterThan(0);
    expect(await count({ decade: [-2_147_483_648, 2_147_483_647] })).toBe(0);
  });
});
