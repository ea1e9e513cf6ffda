import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { batchHandler } from '#api/modules/back-office/index.ts';
import { batchContract } from '#api/modules/back-office/batches/batch-contract.fixture.ts';
import { actAs } from '#api/platform/actor-context.fixture.ts';
import type { Db } from '#api/platform/db/database.ts';
import { newId } from '#api/platform/db/new-id.ts';
import { tx } from '#api/platform/db/tx.ts';
import { changeOffer } from '#api/modules/selling/inventory/change-offer.ts';
import { openSelling, type SellingHarness } from '#api/modules/selling/selling.fixture.ts';
import { createTestDatabase, type TestDatabase } from '#api/test-database/create-test-database.ts';
import { priceStepBatch } from './price-step-batch.ts';
import { loadPriceSteps } from './price-steps.ts';
import { readSlowStock, readStockAgeBands } from './read-slow-stock.ts';

/** Sales of the model of a listing, all for the same. */
const addSales = (db: Db, listingId: string, count: number, cents: number) =>
  sql`INSERT INTO past_sales (id, model_key, year, condition, amount_cents, sold_at)
    SELECT ${newId()} || n, items.model_key, items.year_from, items.condition, ${cents}, now() - interval '1 day'
    FROM generate_series(1, ${count}::integer) AS n, listings JOIN items ON items.id = listings.item_id
    WHERE listings.id = ${listingId}`.execute(db);
const age = (db: Db, listingId: string, days: number) =>
  sql`UPDATE listings SET listed_at = now() - make_interval(days => ${days}::integer) WHERE id = ${listingId}`.execute(
    db,
  );

/** An instrument of a model of its own that costs twice what others sold for. */
async function slow(shop: SellingHarness, days = 200): Promise<string> {
  const id = await shop.live(shop.complete({ model: `Shorthorn ${newId()}`, priceCents: 200_000 }));
  await addSales(shop.db, id, 6, 100_000);
  await age(shop.db, id, days);
  return id;
}

batchContract(batchHandler(priceStepBatch), async () => {
  const { db, drop } = await createTestDatabase();
  const shop = await openSelling(db);
  const actor = actAs(shop.admin, { rights: { ...shop.admin.principal.rights, grants: ['catalogue:write'] } });
  return {
    actor,
    input: {},
    badInput: { percent: '10' },
    newRow: () => slow(shop),
    touch: async (id) => {
      const { version } = await shop.read(shop.admin, id);
      await tx(db, (trx) => changeOffer(trx, actor, { id, version, priceCents: 188_800, stock: null }));
    },
    sell: async (id) => {
      await sql`UPDATE listings SET status = 'sold', stock_level = 0, sold_at = now() WHERE id = ${id}`.execute(db);
    },
    close: drop,
  };
});

describe('slow stock', () => {
  let database: TestDatabase;
  let shop: SellingHarness;
  beforeAll(async () => {
    database = await createTestDatabase();
    shop = await openSelling(database.db);
  });
  afterAll(() => database.drop());

  it('has the longest for sale first, in pages, of sellers or of the shop', async () => {
    const [young, old, middle] = [await slow(shop, 5), await slow(shop, 400), await slow(shop, 120)];
    const ids = async (more: { days?: number; isOwn?: boolean; first?: number; after?: string } = {}) => {
      const { entries } = await readSlowStock(database.db, { days: 0, first: 50, ...more });
      return entries.map(({ id }) => id).filter((id) => [young, old, middle].includes(id));
    };
    expect(await ids()).toEqual([old, middle, young]);
    expect(await ids({ days: 90 })).toEqual([old, middle]);
    expect(await ids({ isOwn: true })).toEqual([]);
    expect(await ids({ isOwn: false })).toEqual([old, middle, young]);
    const bands = await readStockAgeBands(database.db);
    expect(bands.map(({ fromDays }) => fromDays)).toEqual([0, 31, 91, 181, 366]);
    expect(bands.map(({ count }) => count)).toEqual([expect.any(Number), 0, 1, 0, 1]);
  });

  it('suggests the next step with its evidence, and none with too few sales', async () => {
    const [id, thin] = [await slow(shop), await shop.live(shop.complete({ model: 'Never sold', priceCents: 90_000 }))];
    await addSales(database.db, thin, 2, 50_000);
    const steps = await loadPriceSteps(database.db, [id, thin, newId()], new Date());
    expect(steps.get(id)).toMatchObject({ advice: 'LOWER', cents: 170_000, ageDays: 200, valuation: { soldCount: 6 } });
    expect(steps.get(thin)).toMatchObject({ advice: 'THIN', cents: null });
    expect(steps.size).toBe(2);
  });
});
