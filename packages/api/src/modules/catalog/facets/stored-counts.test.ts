import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import type { Db } from '#api/platform/db/database.ts';
import { newId } from '#api/platform/db/new-id.ts';
import { createTestDatabase, type TestDatabase } from '#api/test-database/create-test-database.ts';
import { tx } from '#api/platform/db/tx.ts';
import { conditions } from '@headstock/contracts/listing-document';
import type { Condition } from '#api/modules/catalog/tables.ts';
import { loadCategories, loadDecades } from '#api/modules/catalog/items/categories.ts';
import type { ListingFilterInput } from '#api/modules/catalog/listings/filter.ts';
import { searchListings } from '#api/modules/catalog/search/search-listings.fixture.ts';
import { applyCountDeltas } from './apply-deltas.ts';
import { countMismatches, rebuildCounts } from './rebuild-counts.ts';
import { openShop, type TestShop } from '#api/modules/sales/orders/shop.fixture.ts';

/** The same numbers from 0 to below 1 every time. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const tags = ['all-original', 'refinished', 'staff-pick'];
const finishes = ['red', 'black', 'natural'];

let database: TestDatabase;
let db: Db;
let shop: TestShop;
beforeAll(async () => {
  database = await createTestDatabase({ concurrent: true });
  db = database.db;
  shop = await openShop(db);
});
afterAll(() => database.drop());

const pending = async (): Promise<number> => {
  const { rows } = await sql<{ n: number }>`SELECT count(*) AS n FROM listing_count_deltas`.execute(db);
  return rows[0]?.n ?? 0;
};

/** The total of a filter, and of each value of each facet, by counting every listing. */
async function trueCount(where: string): Promise<number> {
  const { rows } = await sql<{
    n: number;
  }>`SELECT count(*) AS n FROM listings WHERE is_published AND ${sql.raw(where)}`.execute(db);
  return rows[0]?.n ?? 0;
}

const search = (filter: ListingFilterInput) => searchListings(db, 'en', filter, 'DEFAULT', 1, 24);

async function changeAnything(random: () => number, ids: string[]): Promise<void> {
  const pick = <T>(list: readonly T[]): T => {
    const value = list[Math.floor(random() * list.length)];
    if (value === undefined) throw new Error('Nothing to pick from');
    return value;
  };
  const condition: Condition = pick(conditions);
  const some = tags.filter(() => random() < 0.4);
  const decade = random() < 0.2 ? null : pick([1950, 1960, 1970]);
  const change = Math.floor(random() * 9);
  if (change === 0 || ids.length < 5) {
    const id = await shop.listing({ cents: Math.ceil(random() * 1_000_000), title: 'New' });
    ids.push(id);
    await sql`UPDATE listings SET decade = ${decade}, tags = ${some}, finish_family = ${pick(finishes)} WHERE id = ${id}`.execute(
      db,
    );
    return;
  }
  const id = pick(ids);
  const several = [id, pick(ids), pick(ids)];
  const steps = [
    sql`SELECT 1`,
    sql`UPDATE listings SET status = 'sold', sold_at = now(), stock_level = 0 WHERE id = ANY(${several}) AND status = 'live'`,
    sql`UPDATE listings SET status = 'live', stock_level = 1 WHERE id = ${id} AND status = 'sold'`,
    sql`UPDATE listings SET asking_cents = ${Math.ceil(random() * 1_000_000)}, tags = ${some} WHERE id = ANY(${several})`,
    sql`UPDATE listings SET condition = ${condition}, decade = ${decade} WHERE id = ${id}`,
    sql`UPDATE listings SET search = setweight(to_tsvector('simple', ${newId()}), 'A') WHERE id = ${id}`,
    sql`UPDATE listings SET status = 'withdrawn' WHERE id = ${id}`,
    sql`DELETE FROM listings WHERE id = ${id}`,
    sql`UPDATE listings SET traits = ${some.map((tag) => `neck:${tag}`)} WHERE id = ANY(${several})`,
  ];
  await (steps[change] ?? sql`SELECT 1`).execute(db);
  if (change === 7) ids.splice(ids.indexOf(id), 1);
}

describe('stored counts', () => {
  it.each([1, 2, 3])(
    'stay what a count of all listings gives, whatever changes (seed %d)',
    async (seed) => {
      const random = randomFrom(seed);
      const ids: string[] = [];
      for (let step = 0; step < 80; step += 1) {
        await changeAnything(random, ids);
        if (random() < 0.1) await applyCountDeltas(db);
        if (step % 20 !== 19) continue;
        // Pending or folded, what visitors read is right.
        const total = await (await search({ finish: ['red'], availability: ['AVAILABLE', 'SOLD'] })).totalCount();
        expect(total).toBe(await trueCount(`finish_family = 'red' AND status IN ('live', 'sold')`));
        const live = await trueCount(`status = 'live'`);
        expect((await loadCategories(db, 'en')).reduce((sum, { count }) => sum + count, 0)).toBe(live);
        for (const { decade, count } of await loadDecades(db))
          expect(count).toBe(await trueCount(`status = 'live' AND decade = ${decade}`));
      }
      expect(await countMismatches(db)).toBe(0);
      expect(await pending()).toBe(0);
    },
    60_000,
  );

  it('know nothing of what a transaction took back', async () => {
    const before = await (await search({})).totalCount();
    await expect(
      tx(db, async (trx) => {
        await sql`UPDATE listings SET status = 'withdrawn'`.execute(trx);
        throw new Error('Changed my mind');
      }),
    ).rejects.toThrow('Changed my mind');
    expect(await pending()).toBe(0);
    expect(await (await search({})).totalCount()).toBe(before);
  });

  it('are right when many change and fold at once', async () => {
    const ids = await Promise.all(Array.from({ length: 30 }, () => shop.listing()));
    await Promise.all([
      ...ids
        .slice(0, 20)
        .map((id) => sql`UPDATE listings SET asking_cents = asking_cents + 5000 WHERE id = ${id}`.execute(db)),
      ...ids
        .slice(10)
        .map((id) =>
          sql`UPDATE listings SET status = 'sold', sold_at = now(), stock_level = 0 WHERE id = ${id}`.execute(db),
        ),
      ...Array.from({ length: 6 }, () => applyCountDeltas(db)),
    ]);
    expect(await countMismatches(db)).toBe(0);
  });

  it('are counted anew while the shop goes on selling', async () => {
    const ids = await Promise.all(Array.from({ length: 12 }, () => shop.listing()));
    await sql`DELETE FROM listing_counts WHERE first_filter <> ''`.execute(db);
    expect(await countMismatches(db)).toBeGreaterThan(0);
    await Promise.all([
      rebuildCounts(db),
      ...ids.map((id) =>
        sql`UPDATE listings SET status = 'sold', sold_at = now(), stock_level = 0 WHERE id = ${id}`.execute(db),
      ),
      applyCountDeltas(db),
    ]);
    expect(await countMismatches(db)).toBe(0);
  });

  it('do not mind what nobody counts: a piece less in stock', async () => {
    const id = await shop.listing({ stock: 5 });
    await applyCountDeltas(db);
    await sql`UPDATE listings SET stock_level = 4 WHERE id = ${id}`.execute(db);
    expect(await pending()).toBe(0);
  });
});
