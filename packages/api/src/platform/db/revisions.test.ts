import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { createTestDatabase, type TestDatabase } from '#api/test-database/create-test-database.ts';
import { openShop, type TestShop } from '#api/modules/sales/orders/shop.fixture.ts';
import { addUpRevisions, cacheByRevision, readAtOneMoment } from './revisions.ts';
import { tx } from './tx.ts';

let database: TestDatabase;
let shop: TestShop;
let listingId: string;
beforeAll(async () => {
  database = await createTestDatabase();
  shop = await openShop(database.db);
  listingId = await shop.listing();
});
afterAll(() => database.drop());

/** As every process of the shop has one of its own. */
const openProcess = () => {
  let reads = 0;
  const cachedPrices = cacheByRevision<number>(['listings'], 10);
  return {
    reads: () => reads,
    async price(db = database.db): Promise<number> {
      const cache = await cachedPrices(db);
      return cache.one(listingId, async () => {
        reads += 1;
        const row = await db
          .selectFrom('listings')
          .select('asking_cents')
          .where('id', '=', listingId)
          .executeTakeFirst();
        return row?.asking_cents ?? 0;
      });
    },
  };
};

const setPrice = (cents: number, db = database.db) =>
  db.updateTable('listings').set({ asking_cents: cents }).where('id', '=', listingId).execute();

beforeEach(() => setPrice(1_000));

it('reads once while nothing changes', async () => {
  const one = openProcess();
  expect([await one.price(), await one.price()]).toEqual([1_000, 1_000]);
  await sql`UPDATE listings SET asking_cents = 5 WHERE id = 'nothing'`.execute(database.db);
  await addUpRevisions(database.db);
  expect(await one.price()).toBe(1_000);
  expect(one.reads()).toBe(1);
});

it('shows a change at once in every process', async () => {
  const [one, other] = [openProcess(), openProcess()];
  await Promise.all([one.price(), other.price()]);
  await setPrice(2_000);
  expect([await one.price(), await other.price()]).toEqual([2_000, 2_000]);
  await addUpRevisions(database.db);
  await setPrice(3_000);
  expect([await one.price(), await other.price()]).toEqual([3_000, 3_000]);
});

it('keeps nothing of a transaction that is not committed, and nothing that is taken back', async () => {
  const one = openProcess();
  expect(await one.price()).toBe(1_000);
  const failing = tx(database.db, async (trx) => {
    await setPrice(4_000, trx);
    expect(await one.price(trx)).toBe(4_000);
    throw new Error('taken back');
  });
  await expect(failing).rejects.toThrow('taken back');
  expect(await one.price()).toBe(1_000);
});

it('asks once for work at one moment, and anew for the next', async () => {
  const one = openProcess();
  const prices = await readAtOneMoment(async () => {
    const before = await one.price();
    await setPrice(5_000);
    return [before, await one.price()];
  });
  expect(prices).toEqual([1_000, 1_000]);
  expect(await one.price()).toBe(5_000);
});

it('reads again what could not be read', async () => {
  const cache = await cacheByRevision<string>(['listings'], 1)(database.db);
  await expect(cache.one('key', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await cache.one('key', async () => 'value')).toBe('value');
});
