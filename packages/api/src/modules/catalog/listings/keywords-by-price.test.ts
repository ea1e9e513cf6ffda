import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import type { Db } from '#api/platform/db/database.ts';
import { createTestDatabase, type TestDatabase } from '#api/test-database/create-test-database.ts';
import { openShop } from '#api/modules/sales/orders/shop.fixture.ts';
import type { ListingFilterInput } from './filter.ts';
import type { ListingSort } from './sort.ts';
import { searchListings } from '#api/modules/catalog/search/search-listings.fixture.ts';
import { rebuildSearchData } from '#api/modules/catalog/search/rebuild-search-data.ts';

const SIZE = 30_000;

let database: TestDatabase;
let db: Db;
beforeAll(async () => {
  database = await createTestDatabase();
  db = database.db;
  const shop = await openShop(db);
  const first = await shop.listing();
  // Prices lie in no order of time. Every ninth is a cittern, none of them among the cheapest or the dearest tenth.
  await sql`INSERT INTO listings (id, item_id, seller_account_id, asking_cents, status, stock_level, listed_at, is_published,
      brand_id, category_id, type_id, decade, year, condition, finish_family, tags, search)
    SELECT lpad(n::text, 13, '0'), item_id, seller_account_id, 5000 + 10 * place, 'live', 1, now() - n * interval '1 minute', true,
      brand_id, category_id, type_id, 1960, 1960, CASE WHEN n % 2 = 0 THEN 'FAIR' ELSE 'GOOD' END, finish_family, '{}',
      setweight(to_tsvector('simple', CASE WHEN n % 9 = 0 AND place BETWEEN ${SIZE / 10}::integer AND ${SIZE * 0.9}::integer THEN 'cittern old' ELSE 'guitar' END), 'A')
    FROM listings, (SELECT n, n * 7919 % ${SIZE}::integer AS place FROM generate_series(1, ${SIZE}::integer) AS n) AS numbers
    WHERE id = ${first}`.execute(db);
  await rebuildSearchData(db);
});
afterAll(() => database.drop());

/** Ids in the order of prices as they lie in the shop. */
async function expected(sort: ListingSort, where: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`SELECT id FROM listings
    WHERE names @@ 'cittern' AND ${sql.raw(where)} ORDER BY ${sql.raw(sort === 'PRICE_ASC' ? 'asking_cents, id' : 'asking_cents DESC, id DESC')}
    LIMIT 96`.execute(db);
  return rows.map(({ id }) => id);
}

const filters: readonly (readonly [ListingFilterInput, string])[] = [
  [{ keywords: 'cittern' }, 'true'],
  [{ keywords: 'citterns' }, 'true'],
  [{ keywords: 'old citt', minPriceCents: 100_000 }, 'asking_cents >= 100000'],
  [{ keywords: 'cittern', maxPriceCents: 200_000 }, 'asking_cents <= 200000'],
  [{ keywords: 'cittern', condition: ['FAIR'] }, "condition = 'FAIR'"],
];

describe('words in the order of prices', () => {
  it.each(
    filters.flatMap(([filter, where]) =>
      (['PRICE_ASC', 'PRICE_DESC'] as const).map((sort) => [filter, sort, where] as const),
    ),
  )('%j by %s: every match in its place, page after page', async (filter, sort, where) => {
    const seen: string[] = [];
    for (let page = 1; page <= 4; page += 1) {
      const found = await searchListings(db, 'en', filter, sort, page, 24);
      expect(await found.pageCount()).toBeGreaterThan(4);
      seen.push(...(await found.nodes()).map(({ id }) => id));
    }
    expect(seen).toEqual(await expected(sort, where));
  });

  it('find nothing between prices of which the least is the greater', async () => {
    const between = { keywords: 'cittern', minPriceCents: 200_000, maxPriceCents: 100_000 };
    expect(await (await searchListings(db, 'en', between, 'PRICE_ASC', 1, 24)).nodes()).toEqual([]);
  });

  it('tell what else could be chosen, and about how many there are', async () => {
    const found = await searchListings(db, 'en', { keywords: 'cittern', condition: ['FAIR'] }, 'PRICE_ASC', 1, 24);
    const conditions = (await found.facets()).find(({ key }) => key === 'CONDITION');
    expect(conditions?.values.map(({ value }) => value).toSorted()).toEqual(['FAIR', 'GOOD']);
    expect(conditions?.countsAreLowerBounds).toBe(true);
    const all = await searchListings(db, 'en', { keywords: 'cittern' }, 'PRICE_ASC', 1, 24);
    expect(await all.totalCountEstimate()).toBeGreaterThan((SIZE / 9) * 0.8 * 0.7);
    expect(await all.totalCountEstimate()).toBeLessThan((SIZE / 9) * 0.8 * 1.3);
  });
});
