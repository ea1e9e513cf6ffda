import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '#api/test-database/create-test-database.ts';
import { valueNamed } from '#api/modules/catalog/index.ts';
import { openSelling, type SellingHarness } from './selling.fixture.ts';
import { readModelFacts, suggestBrands, suggestModels } from './suggestions.ts';

let database: TestDatabase;
let shop: SellingHarness;
beforeAll(async () => {
  database = await createTestDatabase();
  shop = await openSelling(database.db);
  await shop.live();
  await shop.live();
});
afterAll(() => database.drop());

describe('suggestions', () => {
  it('find brands by their beginning, and models by any part of their name', async () => {
    expect(await suggestBrands(database.db, 'dan')).toEqual([{ name: 'Danelectro', count: 2 }]);
    expect(await suggestBrands(database.db, 'electro')).toEqual([]);
    expect(await suggestModels(database.db, ' danelectro ', 'horn')).toEqual([{ name: 'Shorthorn', count: 2 }]);
  });

  it('take the signs of a pattern as themselves, and pass over what no text can hold', async () => {
    for (const text of ['%', '_', '\\']) expect(await suggestBrands(database.db, text)).toEqual([]);
    expect(await suggestBrands(database.db, 'da\0n')).toHaveLength(1);
    expect(await suggestModels(database.db, 'Dan\0electro', 'short\0')).toHaveLength(1);
    expect(await readModelFacts(database.db, 'Dan\0electro', 'Shorthorn', 'en')).not.toEqual([]);
    const named = { brand: 'Danelectro\0', model: 'Shorthorn', year: null, condition: null };
    expect((await valueNamed(database.db, named, 'en', new Date()))?.comparables).toHaveLength(2);
  });

  it('write numbers as the language does', async () => {
    const of = async (locale: 'en' | 'fr') => {
      const facts = await readModelFacts(database.db, 'Danelectro', 'Shorthorn', locale);
      return facts.find(({ path }) => path === 'measures.nutMm')?.text;
    };
    expect([await of('en'), await of('fr')]).toEqual(['41.5\u00a0mm', '41,5\u202fmm']);
  });
});
