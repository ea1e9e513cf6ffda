import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import type { Db } from '#api/platform/db/database.ts';
import { createTestDatabase, type TestDatabase } from '#api/test-database/create-test-database.ts';
import { openShop } from '#api/modules/sales/orders/shop.fixture.ts';
import type { ListingFilterInput } from './filter.ts';
import type { ListingSort } from './sort.ts';
import { searchListings } from '#api/modules/catalog/search/search-listings.fixture.ts';
import { rebuildSearchData } from '#api/modules/catalog/search/rebuild-search-data.ts';
import { countMismatches } from '#api/modules/catalog/facets/rebuild-counts.ts';

const SIZE = 18_000;

let database: TestDatabase;
let db: Db;
beforeAll(async () => {
  database = await createTestDatabase();
  db = database.db;
  const shop = await openShop(db);
  const first = await shop.listing();
  // Every second is red, every third of the sixties, every fourth fair; all are guitars, every eighth a lute, of the older
  // every third has an inlay, few are theorbos and mint, one is sold.
  await sql`INSERT INTO listings (id, item_id, seller_account_id, asking_cents, status, stock_level, listed_at, is_published,
      brand_id, category_id, type_id, decade, year, condition, finish_family, tags, search)
    SELECT lpad(n::text, 13, '0'), item_id, seller_account_id, 100 * n, 'live', 1, now() - n * interval '1 minute', true,
      brand_id, category_id, type_id, CASE WHEN n % 3 = 0 THEN 1960 ELSE 1970 END, CASE WHEN n % 3 = 0 THEN 1960 ELSE NULL END,
      CASE WHEN n % 4 = 0 THEN 'FAIR' WHEN n % 100 = 1 THEN 'MINT' ELSE 'GOOD' END, CASE WHEN n % 2 = 0 THEN 'red' ELSE 'black' END, '{}',
      setweight(to_tsvector('simple', 'guitar' || CASE WHEN n % 1000 = 0 THEN ' theorbo' ELSE '' END || CASE WHEN n % 8 = 0 THEN ' lute' ELSE '' END || CASE WHEN n % 3 = 0 AND n > ${SIZE / 3}::integer THEN ' inlay' ELSE '' END), 'A')
    FROM listings, generate_series(1, ${SIZE}::integer) AS n WHERE id = ${first}`.execute(db);
  await sql`UPDATE listings SET status = 'sold', sold_at = now(), stock_level = 0 WHERE id = ${first}`.execute(db);
  await rebuildSearchData(db);
});
afterAll(() => database.drop());

const search = (filter: ListingFilterInput, sort: ListingSort = 'DEFAULT', page = 1) =>
  searchListings(db, 'en', filter, sort, page, 24);

/** A filter that no stored count knows, each part of which leaves many: three facets and a price. A sixth fulfils it. */
const unknown: ListingFilterInput = { decade: [1970], condition: ['GOOD'], finish: ['red'], minPriceCents: 1 };

describe('in a shop that is too large to be looked at whole', () => {
  it('what is stored stays exact', async () => {
    const found = await search({ decade: [1960], condition: ['FAIR'] });
    expect([await found.totalCount(), await found.totalCountIsLowerBound()]).toEqual([SIZE / 12, false]);
    const finish = (await found.facets()).find(({ key }) => key === 'FINISH');
    expect(finish).toMatchObject({ countsAreLowerBounds: false, values: [{ value: 'red', count: SIZE / 12 }] });
    expect(await countMismatches(db)).toBe(0);
  });

  it('what is not stored is counted as far as it is seen, and says so', async () => {
    const found = await search(unknown);
    const total = await found.totalCount();
    expect(await found.totalCountIsLowerBound()).toBe(true);
    expect(total).toBeGreaterThan(100);
    expect(total).toBeLessThan(SIZE / 6);
    const decade = (await found.facets()).find(({ key }) => key === 'DECADE');
    expect(decade?.countsAreLowerBounds).toBe(true);
    expect(decade?.values.every(({ count, isLowerBound }) => count > 0 && isLowerBound)).toBe(true);
    expect(await found.nodes()).toHaveLength(24);
  });

  it('a filter never hides what else could be chosen in its place', async () => {
    const finish = (await (await search(unknown)).facets()).find(({ key }) => key === 'FINISH');
    expect(finish?.values.map(({ value }) => value).toSorted()).toEqual(['black', 'red']);
    expect(finish?.countsAreLowerBounds).toBe(true);
    const { length } = await (await search({ ...unknown, minPriceCents: 100 * SIZE - 5_000 }, 'PRICE_ASC')).prices();
    expect(length).toBeGreaterThan(1);
  });

  it('counts of what else could be chosen are exact only where all were looked at', async () => {
    const isLowerBound = async (filter: ListingFilterInput) =>
      new Map((await (await search(filter)).facets()).map((facet) => [facet.key, facet.countsAreLowerBounds]));
    const few = await isLowerBound({ condition: ['MINT'], minPriceCents: 1 });
    expect([few.get('CONDITION'), few.get('DECADE')]).toEqual([true, false]);
    const gathered = await isLowerBound({ ...unknown, minPriceCents: 100 * SIZE - 5_000 });
    expect([gathered.get('DECADE'), gathered.get('FINISH'), gathered.get('TYPE')]).toEqual([true, true, false]);
  });

  it('the cheapest come first, however many are cheaper than the price asked for', async () => {
    const found = await search({ finish: ['red', 'black'], minPriceCents: 250_000 }, 'PRICE_ASC');
    expect((await found.nodes())[0]?.askingPrice.amountCents).toBe(250_000);
    const dear = await search({ finish: ['red', 'black'], maxPriceCents: 1_400_000 }, 'PRICE_DESC');
    expect((await dear.nodes())[0]?.askingPrice.amountCents).toBe(1_400_000);
  });

  it('the oldest come first, however many are older and do not match', async () => {
    const found = await search({ decade: [1970], minPriceCents: 1 }, 'YEAR_ASC', 2);
    const prices = (await found.nodes()).map(({ askingPrice }) => askingPrice.amountCents);
    const matching = Array.from({ length: SIZE }, (_, index) => index + 1).filter((n) => n % 3 !== 0);
    expect(prices).toEqual(matching.slice(24, 48).map((n) => 100 * n));
    expect(await found.totalCountIsLowerBound()).toBe(true);
    expect(await found.totalCountEstimate()).toBeGreaterThan(matching.length * 0.8);
  });

  it('a total that is not exact says about how many there are', async () => {
    const exact = await search({ decade: [1960] });
    expect(await exact.totalCountEstimate()).toBeNull();
    const some = await search(unknown);
    const total = SIZE / 6;
    expect(await some.totalCountEstimate()).toBeGreaterThan(total * 0.8);
    expect(await some.totalCountEstimate()).toBeLessThan(total * 1.2);
    const cheapest = await search(unknown, 'PRICE_ASC');
    expect(await cheapest.totalCountEstimate()).toBeGreaterThan(total * 0.7);
    expect(await cheapest.totalCountEstimate()).toBeLessThan(total * 1.3);
    expect(await some.pricesAreLowerBounds()).toBe(true);
    expect(await exact.pricesAreLowerBounds()).toBe(false);
  });

  it('pages go on behind what was counted, one after the other', async () => {
    const filter: ListingFilterInput = { keywords: 'lute', finish: ['red'], minPriceCents: 1 };
    const seen: string[] = [];
    for (let page = 1; page <= 30; page += 1) {
      const found = await search(filter, 'PRICE_ASC', page);
      expect(await found.page()).toBe(page);
      expect(await found.pageCount()).toBeGreaterThanOrEqual(page);
      seen.push(...(await found.nodes()).map(({ askingPrice }) => String(askingPrice.amountCents)));
    }
    expect(seen).toEqual(Array.from({ length: 720 }, (_, index) => String(800 * (index + 1))));
  });

  it('a page that begins among the listings that were looked at goes on behind them, none left out and none twice', async () => {
    const least = 3_950;
    const pages = [1, 2].map((page) => search({ ...unknown, minPriceCents: 100 * least }, 'DEFAULT', page));
    const found = await Promise.all(pages.map(async (page) => (await page).nodes()));
    const matching = Array.from({ length: SIZE }, (_, index) => index + 1).filter(
      (n) => n >= least && n % 3 !== 0 && n % 4 === 2,
    );
    expect(found.flat().map(({ askingPrice }) => askingPrice.amountCents)).toEqual(
      matching.slice(0, 48).map((n) => 100 * n),
    );
  });

  it('pages of words go on behind those that are ranked', async () => {
    const ids: string[] = [];
    for (let page = 1; page <= 14; page += 1)
      ids.push(...(await (await search({ keywords: 'lute' }, 'DEFAULT', page)).nodes()).map(({ id }) => id));
    expect(new Set(ids).size).toBe(14 * 24);
  });

  it('few are found exactly, wherever they hang', async () => {
    const rare = await search({ keywords: 'theorbo' });
    expect([await rare.totalCount(), await rare.totalCountIsLowerBound()]).toEqual([SIZE / 1_000, false]);
    const cheapest = await search({ ...unknown, maxPriceCents: 1_000 });
    expect((await cheapest.nodes()).map(({ askingPrice }) => askingPrice.amountCents)).toEqual([200, 1_000]);
    expect([await cheapest.totalCount(), await cheapest.totalCountIsLowerBound()]).toEqual([2, false]);
    const oldest = await search({ keywords: 'guitar', minPriceCents: 100 * SIZE - 500 });
    expect(await oldest.totalCount()).toBe(6);
  });

  it('few are found exactly by frequent words that seldom stand together, and what else could be chosen with them', async () => {
    const both = SIZE / 24 - SIZE / 72;
    const found = await search({ keywords: 'lute inlay' });
    expect([await found.totalCount(), await found.totalCountIsLowerBound()]).toEqual([both, false]);
    const others = await search({ keywords: 'lute inlay', decade: [1970] });
    expect(await others.totalCount()).toBe(0);
    expect((await others.facets()).find(({ key }) => key === 'DECADE')).toMatchObject({
      countsAreLowerBounds: false,
      values: [
        { value: '1960', count: both },
        { value: '1970', count: 0 },
      ],
    });
  });

  it.each<[ListingSort]>([['DEFAULT'], ['PRICE_ASC'], ['PRICE_DESC'], ['YEAR_ASC'], ['YEAR_DESC']])(
    'pages by %s follow each other and end at the last that can be reached',
    async (sort) => {
      for (const availability of [['AVAILABLE'], ['AVAILABLE', 'SOLD']] as const) {
        const [first, second] = [await search({ availability }, sort), await search({ availability }, sort, 2)];
        const ids = [...(await first.nodes()), ...(await second.nodes())].map(({ id }) => id);
        expect(new Set(ids).size).toBe(48);
        const last = await search({ availability }, sort, 2_147_483_647);
        expect(await last.page()).toBe(await last.pageCount());
        expect(await last.pageCount()).toBeLessThan(SIZE / 24);
        expect((await last.nodes()).length).toBeGreaterThan(0);
      }
    },
  );
});
