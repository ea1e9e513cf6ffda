import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import type { Db } from '#api/platform/db/database.ts';
import { createTestDatabase, type TestDatabase } from '#api/test-database/create-test-database.ts';
import { demoShop } from '#api/test-database/demo-shop.fixture.ts';
import { loadListings } from '#api/modules/catalog/items/load-items.ts';
import type { CatalogSearch, SearchQuery } from './catalog-search.ts';

/**
 * The contract of `CatalogSearch`: an engine that passes can take the place of PostgreSQL. `open` gets a database whose
 * listings are written, and makes an engine for it; the contract calls `rebuild` before it searches.
 */
export function describeCatalogSearch(name: string, open: (db: Db) => CatalogSearch): void {
  describe(`the catalogue search of ${name}`, () => {
    let database: TestDatabase;
    let engine: CatalogSearch;
    beforeAll(async () => {
      database = await createTestDatabase({ template: demoShop(240) });
      engine = open(database.db);
      await engine.rebuild();
    });
    afterAll(() => database.drop());

    const search = (query: Partial<SearchQuery>) =>
      engine.search({ filter: {}, sort: 'DEFAULT', page: 1, first: 24, locale: 'en', ...query });
    const listings = async (query: Partial<SearchQuery>) =>
      loadListings(database.db, await (await search(query)).ids(), 'en');

    it('gives pages of listings that are for sale, each listing once', async () => {
      const first = await search({});
      const seen: string[] = [];
      for (let page = 1; page <= (await first.pageCount()); page += 1)
        seen.push(...(await (await search({ page })).ids()));
      expect(new Set(seen).size).toBe(seen.length);
      expect(seen).toHaveLength(await first.totalCount());
      expect((await listings({})).every(({ status }) => status === 'live')).toBe(true);
    });

    it('turns a page beyond the last into the last', async () => {
      const found = await search({ page: 1_000_000 });
      expect(await found.page()).toBe(await found.pageCount());
      expect((await found.ids()).length).toBeGreaterThan(0);
    });

    it('sorts by price', async () => {
      const prices = (await listings({ sort: 'PRICE_ASC' })).map(({ askingPrice }) => askingPrice.amountCents);
      expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    });

    it('matches every filter and keyword', async () => {
      const found = await listings({ filter: { brand: ['gibson'], keywords: 'les paul', maxPriceCents: 2_000_000 } });
      expect(found.length).toBeGreaterThan(0);
      for (const { item, askingPrice } of found) {
        expect(item.brand.slug).toBe('gibson');
        expect(item.title).toMatch(/les paul/i);
        expect(askingPrice.amountCents).toBeLessThanOrEqual(2_000_000);
      }
    });

    it('counts each facet without its own selection, as choosing the value finds', async () => {
      const found = await search({ filter: { brand: ['gibson'] } });
      const brands = (await found.facets()).find(({ key }) => key === 'BRAND')?.values ?? [];
      expect(brands.length).toBeGreaterThan(1);
      for (const { value, count } of brands.slice(0, 5))
        expect(await (await search({ filter: { brand: [value] } })).totalCount()).toBe(count);
    });

    it('gives prices as a histogram that adds up to the total', async () => {
      const found = await search({ filter: { category: ['electric-guitars'] } });
      const counts = (await found.prices()).map(({ count }) => count);
      expect(counts.length).toBeLessThanOrEqual(16);
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(await found.totalCount());
    });

    it('corrects spelling and says so', async () => {
      const found = await search({ filter: { keywords: 'gibosn' } });
      expect(found.correctedKeywords).toBe('gibson');
      expect(await found.totalCount()).toBeGreaterThan(0);
      expect(await engine.knownWords(['gibosn', 'xqzwvk'])).toEqual(['gibson']);
      // Listings say “bleu”; the synonyms know the word.
      expect(await engine.knownWords(['bleues'])).toEqual(['bleues']);
    });

    it('suggests wider searches only when nothing was found', async () => {
      const nothing = await search({ filter: { keywords: 'gibson xqzwvk' } });
      expect([await nothing.totalCount(), await nothing.ids()]).toEqual([0, []]);
      expect((await nothing.suggestions()).map(({ value }) => value)).toContain('gibson');
      expect(await (await search({ filter: { keywords: 'gibson' } })).suggestions()).toEqual([]);
    });

    it('suggests brands, categories and items while somebody types', async () => {
      const kinds = (await engine.suggest('gib', 'en')).map(({ kind }) => kind);
      expect(kinds).toContain('brand');
      expect(kinds).toContain('item');
      expect(kinds.length).toBeLessThanOrEqual(8);
      expect(await engine.suggest('', 'en')).toEqual([]);
    });

    it('finds listings that changed, once the changes are applied', async () => {
      const before = await (await search({ filter: { availability: ['SOLD'] } })).totalCount();
      const [id] = await (await search({ filter: { keywords: 'gibson' } })).ids();
      await sql`UPDATE listings SET status = 'sold', sold_at = now(), stock_level = 0 WHERE id = ${id}`.execute(
        database.db,
      );
      await engine.applyChanges();
      const sold = await search({ filter: { availability: ['SOLD'] }, first: 60 });
      expect(await sold.totalCount()).toBe(before + 1);
      expect(await (await search({ filter: { keywords: 'gibson' } })).ids()).not.toContain(id);
    });
  });
}
